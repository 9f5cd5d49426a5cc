// Which games this client can draw: one folder a game, loaded when a table needs it.
import type { GameClient } from "./contract";

const found = import.meta.glob<{ default: GameClient }>("./*/index.ts");

/** The client of a game; a plain one that lists what is offered if nobody has drawn it yet. */
export async function loadGame(key: string): Promise<GameClient> {
  const load = found[`./${key}/index.ts`];
  if (load) return (await load()).default;
  return (await import("./plain")).default;
}
