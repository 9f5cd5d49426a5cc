// Switching sounds on and off, with a sound as the answer.
import { app } from "../app.svelte";
import { playCue } from "../sound";

export function toggleSound(): void {
  app.prefer({ sound: !app.preferences.sound });
  playCue("point", app.preferences);
}
