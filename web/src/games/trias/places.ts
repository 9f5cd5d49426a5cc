// The places of the map that can be clicked, focused and asked about: names, outlines, reading
// order.
import { centre, fixed, hexPath, type Point } from "./geometry";
import { seated } from "./seating";
import { readingOrder, thingOf } from "./targets";
import type { Scene, Tile } from "./view";

export interface Place {
  target: string;
  path: string;
}

/** All places in reading order. Herds are places of their own only while they may be clicked. */
export function placesOf(scene: Scene, clickable: Set<string>, selected: string[]): Place[] {
  const isAsked = (target: string) => clickable.has(target) || selected.includes(target);
  const names = new Set<string>();
  for (const tile of scene.tiles.values()) names.add(`tile:${tile.id}`);
  for (const key of scene.seas) names.add(`cell:${key}`);
  for (const key of scene.swimmers.keys()) {
    const isForTile = isAsked(`cell:${key}`) || (scene.lifted !== null && !isAsked(`swimmer:${key}`));
    names.delete(`cell:${key}`);
    names.add(isForTile ? `cell:${key}` : `swimmer:${key}`);
  }
  for (const target of [...clickable, ...selected]) if (thingOf(target, scene)) names.add(target);
  // Herds lie on their tile, so they come after it: a click goes to what is drawn last.
  const order = readingOrder(names, scene);
  const herds = order.filter(isHerds);
  return [...order.filter((target) => !isHerds(target)), ...herds].map((target) => ({ target, path: placePath(target, scene) }));
}

const isHerds = (target: string) => target.startsWith("fresh:") || target.startsWith("spent:");

/** The offered herds of a tile that is not offered itself. A click beside them counts for them. */
export function herdsOn(target: string, clickable: Set<string>): string[] {
  if (clickable.has(target) || !target.startsWith("tile:")) return [];
  const tile = target.slice("tile:".length);
  return [`fresh:${tile}`, `spent:${tile}`].filter((herds) => clickable.has(herds));
}

/** The outline of a thing: a hex, or rings around the herds. */
export function placePath(target: string, scene: Scene, size = 0.9): string {
  const thing = thingOf(target, scene);
  if (!thing) return "";
  const tile = thing.tile === null ? null : scene.tiles.get(thing.tile);
  if (tile && (thing.kind === "fresh" || thing.kind === "spent")) {
    return herdSpots(tile, thing.kind === "spent", scene).map((at) => circlePath(at, 0.34)).join("");
  }
  return hexPath(centre(thing.cell), size);
}

/** Where the active player's fresh or spent herds of a tile stand. */
export function herdSpots(tile: Tile, isSpent: boolean, scene: Scene): Point[] {
  const { active } = scene.view.table;
  const middle = centre(tile.cell);
  return seated(tile.herds, tile.terrain, tile.capacity, active, tile.spent)
    .filter((piece) => piece.who === active && (piece.count > 1 || piece.isSpent === isSpent))
    .map((piece) => ({ x: middle.x + piece.at.x, y: middle.y + piece.at.y }));
}

function circlePath(at: Point, radius: number): string {
  const [x, y, r] = [fixed(at.x - radius), fixed(at.y), fixed(radius)];
  const width = fixed(2 * radius);
  return `M${x} ${y}a${r} ${r} 0 1 0 ${width} 0a${r} ${r} 0 1 0 -${width} 0Z`;
}

/** The offered thing nearest to a point of the world, if one is near enough. */
export function snap(at: Point, targets: Iterable<string>, scene: Scene, reach: number): string | null {
  let best: string | null = null;
  let least = reach;
  for (const target of targets) {
    for (const spot of spotsOf(target, scene)) {
      const away = Math.hypot(spot.x - at.x, spot.y - at.y);
      if (away < least) [least, best] = [away, target];
    }
  }
  return best;
}

function spotsOf(target: string, scene: Scene): Point[] {
  const thing = thingOf(target, scene);
  if (!thing) return [];
  const tile = thing.tile === null ? null : scene.tiles.get(thing.tile);
  if (tile && thing.kind !== "tile") return herdSpots(tile, thing.kind === "spent", scene);
  return [centre(thing.cell)];
}

/** The name of the thing at a point, to ask about. */
export function targetAt(key: string, scene: Scene): string {
  const tile = scene.tileAt.get(key);
  if (tile) return `tile:${tile.id}`;
  return scene.swimmers.has(key) && scene.lifted === null ? `swimmer:${key}` : `cell:${key}`;
}
