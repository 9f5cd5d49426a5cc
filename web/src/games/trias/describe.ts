// Things of the view in words, for screen readers: "ring 4, 10 o'clock, mountain, tile 12, …".
import type { Argument, Say, ViewJson } from "../contract";
import { joined } from "../kit/joined";
import { cellKey, clock, ring, STEPS, type Cell } from "./geometry";
import { thingOf, type Thing } from "./targets";
import { ranking, readScene, sum, type Scene, type Tile } from "./view";

export function describe(target: string, view: ViewJson, say: Say): string {
  return describeIn(readScene(view), target, say);
}

/** Where it is and on which ground, not who is there. */
export function brief(target: string, view: ViewJson, say: Say): string {
  const scene = readScene(view);
  const thing = thingOf(target, scene);
  const tile = thing && thing.tile !== null ? scene.tiles.get(thing.tile) : null;
  const tell: Tell = (key, args) => say(args ? { key: `trias-web-${key}`, args } : { key: `trias-web-${key}` });
  if (!thing) return inDock(target, scene, tell, say);
  if (!tile) return joined("list", [...place(thing.cell, tell), ...beside(thing.cell, scene, tell)], say);
  if (thing.kind !== "tile") return onMap(thing, scene, tell, say)[0] ?? "";
  return joined("list", [...ground(tile, tell, say), ...place(tile.cell, tell)], say);
}

/** The same for many things of one scene. */
export function describeIn(scene: Scene, target: string, say: Say): string {
  const tell = (key: string, args?: Record<string, Argument>) =>
    say(args ? { key: `trias-web-${key}`, args } : { key: `trias-web-${key}` });
  const thing = thingOf(target, scene);
  return thing ? joined("list", onMap(thing, scene, tell, say), say) : inDock(target, scene, tell, say);
}

type Tell = (key: string, args?: Record<string, Argument>) => string;

function onMap(thing: Thing, scene: Scene, tell: Tell, say: Say): string[] {
  const tile = thing.tile === null ? null : scene.tiles.get(thing.tile);
  if (thing.kind === "tile" && tile) return tileWords(tile, scene, tell, say);
  if (tile) {
    const mine = scene.view.table.active === null ? 0 : (tile.herds[scene.view.table.active] ?? 0);
    const herds = thing.kind === "spent" ? tile.spent : mine - tile.spent;
    return [tell(`${thing.kind}-herds`, { herds, tile: tile.id }), ...place(tile.cell, tell), ...ground(tile, tell, say)];
  }
  return waterWords(thing, scene, tell);
}

function tileWords(tile: Tile, scene: Scene, tell: Tell, say: Say): string[] {
  const land = scene.landOf.get(tile.id);
  return [
    ...place(tile.cell, tell),
    ...ground(tile, tell, say),
    ...room(tile, tell),
    ...owners(tile.herds, tell),
    ...(scene.lifted === tile ? [tell("lifted")] : []),
    ...(land ? [land.isMain ? tell("main-land") : tell("land", { letter: land.letter })] : []),
  ];
}

function waterWords(thing: Thing, scene: Scene, tell: Tell): string[] {
  const key = cellKey(thing.cell);
  return [
    ...place(thing.cell, tell),
    scene.seas.has(key) ? tell("inland-sea") : tell("water"),
    ...beside(thing.cell, scene, tell),
    ...ranking(scene.swimmers.get(key)?.herds ?? []).map(({ who, herds }) =>
      tell("swimmers-of", { who: { who }, herds }),
    ),
  ];
}

const COMPASS = ["e", "ne", "nw", "w", "sw", "se"];

/** Ring and hour are shared by several cells far out: the tile beside it makes the name its own. */
function beside(cell: Cell, scene: Scene, tell: Tell): string[] {
  const sides = STEPS.flatMap((step, direction) => {
    const tile = scene.tileAt.get(cellKey({ q: cell.q - step.q, r: cell.r - step.r }));
    return tile && tile !== scene.lifted ? [{ tile: tile.id, side: COMPASS[direction] ?? "" }] : [];
  });
  const [first] = sides.sort((one, other) => one.tile - other.tile);
  return first ? [tell("beside", first)] : [];
}

function place(cell: Cell, tell: Tell): string[] {
  return ring(cell) === 0 ? [] : [tell("place", { ring: ring(cell), hour: clock(cell) })];
}

function ground(tile: Tile, tell: Tell, say: Say): string[] {
  const terrain = say({ key: `trias-${tile.terrain}` });
  return tile.terrain === "south-pole" ? [terrain] : [terrain, tell("tile", { tile: tile.id })];
}

function room(tile: Tile, tell: Tell): string[] {
  const free = tile.capacity - sum(tile.herds);
  if (tile.capacity === 0 || free === Infinity) return [];
  if (free < 0) return [tell("too-many", { herds: -free })];
  return [free === 0 ? tell("full") : tell("seats-free", { seats: free })];
}

function owners(herds: number[], tell: Tell): string[] {
  return ranking(herds).map(({ who, herds: number }) => tell("herds-of", { who: { who }, herds: number }));
}

function inDock(target: string, scene: Scene, tell: Tell, say: Say): string {
  const { table, hand, seat } = scene.view;
  const who = seat ?? table.active ?? 0;
  const [back, face] = (hand ?? "").split(" ");
  switch (target) {
    case "stock":
      return tell("stock-of", { who: { who }, herds: table.stock[who] ?? 0 });
    case "hand":
      return face ? tell("hand-card", { card: say({ key: `trias-card-${face}` }), back: Number(back) }) : tell("no-hand-card");
    case "deck":
      return tell("deck", { cards: sum(table.deck_sizes), back: topBack(scene.view.table.deck_sizes) });
    case "end":
      return tell("end");
    default:
      return target;
  }
}

/** The back of the top card: the first kind is used up before the second. */
export function topBack(sizes: number[]): number {
  return (sizes[0] ?? 0) > 0 ? 1 : 2;
}
