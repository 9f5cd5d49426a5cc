// The games that this client can draw: one folder per game, loaded when a table needs it. tools/web.py
// copies the folders of installed game packages to `installed/`.
import type { GameClient } from "./contract";

const found = import.meta.glob<{ default: GameClient }>(["./*/index.ts", "./installed/*/index.ts"]);

/** A game's client, or a plain one that lists the offered things if the game has none. */
export async function loadGame(key: string): Promise<GameClient> {
  const load = found[`./${key}/index.ts`] ?? found[`./installed/${key}/index.ts`];
  if (load) return (await load()).default;
  return (await import("./plain")).default;
}

/** Default numbers of players. With four in Tritarea, nobody has to play for an NPC. */
const USUAL_PLAYERS: Record<string, number> = { tritarea: 4 };

/** The default number of players of a game. */
export function usualPlayers(game: { key: string; players: number[] }): number {
  const usual = USUAL_PLAYERS[game.key] ?? 3;
  return game.players.includes(usual) ? usual : (game.players[0] ?? 2);
}
