// What things are good for, in one or two sentences.
import type { Say, ViewJson } from "../contract";
import { joined } from "../kit/joined";
import { describeIn } from "./describe";
import { cellKey } from "./geometry";
import { thingOf } from "./targets";
import { POLE, readWorld, type TriasWorld } from "./view";

const ELSEWHERE: readonly string[] = ["stock", "hand", "deck", "remaining", "fact-land", "fact-card"];
/** Things that are explained like others. */
const LIKE: Readonly<Record<string, string>> = { "fact-stock": "stock", "fact-swim": "swimmer" };

export function help(target: string, view: ViewJson, say: Say): string | null {
  const explain = (key: string, args: Record<string, number> = {}) => say({ key: `trias-web-help-${key}`, args });
  const name = LIKE[target] ?? target;
  if (ELSEWHERE.includes(name) || name === "swimmer") return explain(name);
  const scene = readWorld(view);
  const thing = thingOf(target, scene);
  if (!thing) return null;
  if (thing.tile === null) return explain(scene.swimmers.has(cellKey(thing.cell)) ? "swimmer" : "cell");
  if (thing.kind !== "tile") return explain(thing.kind);
  return joined("sentences", tileHelp(thing.tile, scene, explain), say);
}

/** The landscape of a tile. Where it lies can be seen. */
export function heading(target: string, view: ViewJson, say: Say): string {
  const scene = readWorld(view);
  const thing = thingOf(target, scene);
  if (!thing) return describeIn(scene, target, say);
  const tile = thing.tile === null ? null : scene.tiles.get(thing.tile);
  return tile ? say({ key: `trias-${tile.terrain}` }) : "";
}

function tileHelp(id: number, { tiles, landOf }: TriasWorld, explain: (key: string, args?: Record<string, number>) => string): string[] {
  if (id === POLE) return [explain("south-pole")];
  const herds = tiles.get(id)?.capacity ?? 0;
  const land = landOf.get(id);
  const pays = land && (land.isMain ? explain("main") : explain("island", { points: land.worth }));
  return [explain("tile", { herds }), ...(pays ? [pays] : [])];
}
