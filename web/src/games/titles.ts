// What a game is called and what it is about, from the catalogues.
import { app, t } from "../app.svelte";

export function title(game: string): string {
  const key = `${game}-title`;
  return app.language?.has(key) ? t(key) : game;
}

/** Two sentences on a game for somebody who does not know it. */
export function about(game: string): string {
  const key = `web-about-${game}`;
  return t(app.language?.has(key) ? key : `${game}-summary`);
}
