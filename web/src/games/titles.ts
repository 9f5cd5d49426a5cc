// Titles and short descriptions of games, from the catalogues.
import { app, t } from "../app.svelte";

export function title(game: string): string {
  const key = `${game}-title`;
  return app.language?.has(key) ? t(key) : game;
}

/** What a game is about, in two lines for newcomers. */
export function about(game: string): string {
  const key = `web-about-${game}`;
  return t(app.language?.has(key) ? key : `${game}-summary`);
}
