// Which games this client can draw: one folder a game, loaded when a table needs it.
import type { GameClient } from "./contract";

const found = import.meta.glob<{ default: GameClient }>("./*/index.ts");

/** The client of a game; a plain one that lists what is offered if nobody has drawn it yet. */
export async function loadGame(key: string): Promise<GameClient> {
  const load = found[`./${key}/index.ts`];
  if (load) return (await load()).default;
  return (await import("./plain")).default;
}

/** How many play when nobody chose: in Tritarea no hand is left to be played by nobody. */
const USUAL_PLAYERS: Record<string, number> = { tritarea: 4 };

/** A number of players that works well when nobody chose one. */
export function usualPlayers(game: { key: string; players: number[] }): number {
  const usual = USUAL_PLAYERS[game.key] ?? 3;
  return game.players.includes(usual) ? usual : (game.players[0] ?? 2);
}
