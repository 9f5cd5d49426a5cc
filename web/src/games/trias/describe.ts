// Things of the view in words, for screen readers: "ring 4, 10 o'clock, mountain, tile 12, …".
import type { Argument, Say, ViewJson } from "../contract";
import { joined } from "../kit/joined";
import { cellKey, clock, ring, STEPS, type Cell } from "./geometry";
import { thingOf, type Thing } from "./targets";
import { ranking, readWorld, sum, type TriasWorld, type Tile } from "./view";

export function describe(target: string, view: ViewJson, say: Say): string {
  return describeIn(readWorld(view), target, say);
}

/** What a thing is, without place, number and how many herds are there: the board shows them. */
export function brief(target: string, view: ViewJson, say: Say): string {
  const scene = readWorld(view);
  const thing = thingOf(target, scene);
  const tile = thing && thing.tile !== null ? scene.tiles.get(thing.tile) : null;
  const phrase: Phrase = (key, args) => say(args ? { key: `trias-web-${key}`, args } : { key: `trias-web-${key}` });
  if (!thing) return inDock(target, scene, phrase, say);
  if (!tile) {
    const [next] = neighbours(thing.cell, scene);
    return next ? phrase("beside-land", { side: next.side, landscape: { word: `trias-${next.tile.terrain}` } }) : phrase("water");
  }
  const herd = thing.kind === "tile" ? [] : [phrase(`one-${thing.kind}`)];
  return joined("list", [...herd, say({ key: `trias-${tile.terrain}` })], say);
}

/** `brief` with the place, for things that have the same name. */
export function placed(target: string, view: ViewJson, say: Say): string {
  const thing = thingOf(target, readWorld(view));
  const where = thing && ring(thing.cell) > 0 ? { ring: ring(thing.cell), hour: clock(thing.cell), side: sideOf(thing.cell) } : null;
  return joined("list", [brief(target, view, say), where ? say({ key: "trias-web-where", args: where }) : ""], say);
}

const SIDES = ["n", "ne", "ne", "e", "se", "se", "s", "sw", "sw", "w", "nw", "nw"];
const sideOf = (cell: Cell) => SIDES[clock(cell) % SIDES.length] ?? "n";

/** `describe` for many things of one scene. */
export function describeIn(scene: TriasWorld, target: string, say: Say): string {
  const phrase = (key: string, args?: Record<string, Argument>) =>
    say(args ? { key: `trias-web-${key}`, args } : { key: `trias-web-${key}` });
  const thing = thingOf(target, scene);
  return thing ? joined("list", onMap(thing, scene, phrase, say), say) : inDock(target, scene, phrase, say);
}

type Phrase = (key: string, args?: Record<string, Argument>) => string;

function onMap(thing: Thing, scene: TriasWorld, phrase: Phrase, say: Say): string[] {
  const tile = thing.tile === null ? null : scene.tiles.get(thing.tile);
  if (thing.kind === "tile" && tile) return tileWords(tile, scene, phrase, say);
  if (tile) {
    const herds = thing.kind === "spent" ? tile.spent : tile.fresh;
    return [phrase(`${thing.kind}-herds`, { herds, tile: tile.id }), ...place(tile.cell, phrase), say({ key: `trias-${tile.terrain}` })];
  }
  return waterWords(thing, scene, phrase);
}

function tileWords(tile: Tile, scene: TriasWorld, phrase: Phrase, say: Say): string[] {
  const land = scene.landOf.get(tile.id);
  return [
    ...place(tile.cell, phrase),
    ...ground(tile, phrase, say),
    ...room(tile, phrase),
    ...owners(tile.herds, phrase),
    ...(scene.lifted === tile ? [phrase("lifted")] : []),
    ...(land ? [land.isMain ? phrase("main-land") : phrase("land", { letter: land.letter })] : []),
  ];
}

function waterWords(thing: Thing, scene: TriasWorld, phrase: Phrase): string[] {
  const key = cellKey(thing.cell);
  return [
    ...place(thing.cell, phrase),
    scene.seas.has(key) ? phrase("inland-sea") : phrase("water"),
    ...beside(thing.cell, scene, phrase),
    ...ranking(scene.swimmers.get(key)?.herds ?? []).map(({ who, herds }) =>
      phrase("swimmers-of", { who: { who }, herds }),
    ),
  ];
}

const COMPASS = ["e", "ne", "nw", "w", "sw", "se"];

/** The tiles beside a cell, and on which side of them it is. */
function neighbours(cell: Cell, scene: TriasWorld): { tile: Tile; side: string }[] {
  const found = STEPS.flatMap((step, direction) => {
    const tile = scene.tileAt.get(cellKey({ q: cell.q - step.q, r: cell.r - step.r }));
    return tile && tile !== scene.lifted ? [{ tile, side: COMPASS[direction] ?? "" }] : [];
  });
  return found.sort((one, other) => one.tile.id - other.tile.id);
}

/** Far out, several cells share ring and hour. The tile beside a cell makes its name unique. */
function beside(cell: Cell, scene: TriasWorld, phrase: Phrase): string[] {
  const [first] = neighbours(cell, scene);
  return first ? [phrase("beside", { side: first.side, tile: first.tile.id })] : [];
}

function place(cell: Cell, phrase: Phrase): string[] {
  return ring(cell) === 0 ? [] : [phrase("place", { ring: ring(cell), hour: clock(cell) })];
}

function ground(tile: Tile, phrase: Phrase, say: Say): string[] {
  const terrain = say({ key: `trias-${tile.terrain}` });
  return tile.terrain === "south-pole" ? [terrain] : [terrain, phrase("tile", { tile: tile.id })];
}

function room(tile: Tile, phrase: Phrase): string[] {
  const { capacity, free, surplus } = tile;
  if (capacity === 0 || free === Infinity) return [];
  if (surplus > 0) return [phrase("too-many", { herds: surplus })];
  return [free === 0 ? phrase("full") : phrase("places-free", { places: free })];
}

function owners(herds: number[], phrase: Phrase): string[] {
  return ranking(herds).map(({ who, herds: number }) => phrase("herds-of", { who: { who }, herds: number }));
}

function inDock(target: string, scene: TriasWorld, phrase: Phrase, say: Say): string {
  const { table, hand, seat } = scene.view;
  const who = seat ?? table.active ?? 0;
  const [back, face] = (hand ?? "").split(" ");
  switch (target) {
    case "stock":
      return phrase("stock-of", { who: { who }, herds: table.stock[who] ?? 0 });
    case "hand":
      return face ? phrase("hand-card", { card: say({ key: `trias-card-${face}` }), back: Number(back) }) : phrase("no-hand-card");
    case "deck":
      return phrase("deck", { cards: sum(table.deck_sizes), back: scene.view.top_back ?? 2 });
    case "end":
      return phrase("end");
    default:
      return target;
  }
}
