// The places of the map that can be clicked, focused and asked about: names, outlines, reading
// order.
import { centre, closedPath, ellipsePath, hexPath, shareOf, type Point } from "./geometry";
import { herdsOnSpots, spotsOfTile } from "./spots";
import { readingOrder, thingOf } from "./targets";
import type { TriasWorld, Tile } from "./view";

export interface Place {
  target: string;
  path: string;
}

/** All places in reading order. Herds are places of their own only while they may be clicked. */
export function placesOf(scene: TriasWorld, clickable: Set<string>, selected: string[]): Place[] {
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
  return [...order.filter((target) => !isHerds(target)), ...herds].map((target) => ({ target, path: areaOf(target, scene, clickable) }));
}

const isHerds = (target: string) => target.startsWith("fresh:") || target.startsWith("spent:");

/** The offered herds of a tile. A click beside them counts for them, even if the tile could drift. */
export function herdsOn(target: string, clickable: Set<string>): string[] {
  if (!target.startsWith("tile:")) return [];
  const tile = target.slice("tile:".length);
  return [`fresh:${tile}`, `spent:${tile}`].filter((herds) => clickable.has(herds));
}

/** The outline of a thing: a hex, or rings around the herds. */
export function placePath(target: string, scene: TriasWorld, size = 0.9): string {
  const thing = thingOf(target, scene);
  if (!thing) return "";
  const tile = thing.tile === null ? null : scene.tiles.get(thing.tile);
  if (tile && (thing.kind === "fresh" || thing.kind === "spent")) {
    return herdSpots(tile, thing.kind === "spent", scene).map((at) => ellipsePath(at, HERD.x, HERD.y)).join("");
  }
  return hexPath(centre(thing.cell), size);
}

/** Radii of the ellipse around an animal. */
const HERD = { x: 0.47, y: 0.41 };

/**
 * The area in which a click counts for a thing. A herd has its whole share of the tile, unless the tile may be
 * clicked too.
 */
function areaOf(target: string, scene: TriasWorld, clickable: Set<string>): string {
  const thing = isHerds(target) ? thingOf(target, scene) : null;
  const tile = thing?.tile === null || thing === null ? undefined : scene.tiles.get(thing.tile);
  if (!tile || clickable.has(`tile:${tile.id}`)) return placePath(target, scene);
  const middle = centre(tile.cell);
  const moved = (point: Point): Point => ({ x: middle.x + point.x, y: middle.y + point.y });
  const herds = herdsOnSpots(tile, scene.view.table.active).map((piece) => moved(piece.at));
  const seats = spotsOfTile(tile.capacity).map(moved);
  const others = [...herds, ...seats.filter((seat) => !herds.some((herd) => isAt(herd, seat)))];
  return herdSpots(tile, target.startsWith("spent:"), scene)
    .map((at) => closedPath(shareOf(middle, at, others.filter((other) => !isAt(other, at)), 0.98)))
    .join("");
}

const isAt = (one: Point, other: Point) => Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 1e-6;

/** Places of the active player's fresh or spent herds of a tile. */
function herdSpots(tile: Tile, isSpent: boolean, scene: TriasWorld): Point[] {
  const { active } = scene.view.table;
  const middle = centre(tile.cell);
  return herdsOnSpots(tile, active)
    .filter((piece) => piece.who === active && (piece.count > 1 || piece.isSpent === isSpent))
    .map((piece) => ({ x: middle.x + piece.at.x, y: middle.y + piece.at.y }));
}

/** The offered thing nearest to a point of the world, if one is near enough. */
export function snap(at: Point, targets: Iterable<string>, scene: TriasWorld, reach: number): string | null {
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

function spotsOf(target: string, scene: TriasWorld): Point[] {
  const thing = thingOf(target, scene);
  if (!thing) return [];
  const tile = thing.tile === null ? null : scene.tiles.get(thing.tile);
  if (tile && thing.kind !== "tile") return herdSpots(tile, thing.kind === "spent", scene);
  return [centre(thing.cell)];
}

/** The name of the thing at a point, to ask about. */
export function targetAt(key: string, scene: TriasWorld): string {
  const tile = scene.tileAt.get(key);
  if (tile) return `tile:${tile.id}`;
  return scene.swimmers.has(key) && scene.lifted === null ? `swimmer:${key}` : `cell:${key}`;
}
