// The names of things (tile:12, cell:2,-1, swimmer:2,-1, fresh:12, spent:12) and their places.
import { nearestPlace, type Arrow } from "../kit/arrows";
import { cellKey, centre, neighbours, parseCell, type Cell, type Point } from "./geometry";
import { readWorld, type TriasWorld } from "./view";
import type { ViewJson } from "../contract";

export type Kind = "tile" | "cell" | "swimmer" | "fresh" | "spent";
const KINDS: readonly string[] = ["tile", "cell", "swimmer", "fresh", "spent"] satisfies Kind[];

export interface Thing {
  kind: Kind;
  cell: Cell;
  tile: number | null;
}

/**
 * What a name refers to on the map; null for things in the dock and for things that do not exist.
 */
export function thingOf(target: string, scene: TriasWorld): Thing | null {
  const [kind = "", rest = ""] = target.split(":");
  if (!KINDS.includes(kind)) return null;
  if (kind === "cell" || kind === "swimmer") {
    const cell = parseCell(rest);
    return Number.isNaN(cell.q + cell.r) ? null : { kind, cell, tile: null };
  }
  const tile = scene.tiles.get(Number(rest));
  return tile ? { kind: kind as Kind, cell: tile.cell, tile: tile.id } : null;
}

/** The place of a thing on the map, for arrows and lines. Herds are a little below the middle. */
export function placeOf(target: string, scene: TriasWorld): Point | null {
  const thing = thingOf(target, scene);
  if (!thing) return null;
  const at = centre(thing.cell);
  if (thing.kind === "fresh") return { x: at.x - 0.15, y: at.y + 0.1 };
  if (thing.kind === "spent") return { x: at.x + 0.15, y: at.y + 0.1 };
  return at;
}

export type { Arrow };

/** The nearest thing in a direction. Distance to the side weighs more than distance ahead. */
export function nearest(from: string, arrow: Arrow, targets: string[], scene: TriasWorld): string | null {
  const start = placeOf(from, scene);
  if (!start) return null;
  const places = targets.flatMap((target) => {
    const at = target === from ? null : placeOf(target, scene);
    return at ? [{ target, at }] : [];
  });
  return nearestPlace(start, arrow, places);
}

export function neighbour(from: string, direction: Arrow, targets: string[], view: ViewJson): string | null {
  return nearest(from, direction, targets, readWorld(view));
}

/** Reading order: row by row, from west to east. */
export function readingOrder(targets: Iterable<string>, scene: TriasWorld): string[] {
  return [...targets]
    .map((target) => ({ target, at: placeOf(target, scene) }))
    .filter((entry) => entry.at !== null)
    .sort((one, other) => {
      const [a, b] = [one.at as Point, other.at as Point];
      return Math.abs(a.y - b.y) > 0.3 ? a.y - b.y : a.x - b.x;
    })
    .map((entry) => entry.target);
}

/** Everything on the map that can be asked "why not?", the water beside the land included. */
export function things(view: ViewJson): string[] {
  const scene = readWorld(view);
  const names = new Set<string>();
  for (const tile of scene.tiles.values()) {
    names.add(`tile:${tile.id}`);
    if (tile.fresh > 0) names.add(`fresh:${tile.id}`);
    if (tile.spent > 0) names.add(`spent:${tile.id}`);
    for (const cell of neighbours(tile.cell)) {
      const key = cellKey(cell);
      if (!scene.tileAt.has(key)) names.add(`${isSwimmers(key, scene) ? "swimmer" : "cell"}:${key}`);
    }
  }
  return [...readingOrder(names, scene), "stock", "hand", "deck"];
}

/** Swimmers are a place for a lifted tile, if there is one; otherwise they are herds. */
function isSwimmers(key: string, scene: TriasWorld): boolean {
  return scene.swimmers.has(key) && scene.lifted === null;
}
