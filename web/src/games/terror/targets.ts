// The names of things (area:Fm, herd:Fm:2, raptor:1, tile:HG, count:3 …) and their places.
import type { ViewJson } from "../contract";
import { nearestPlace, type Arrow, type Place } from "../kit/arrows";
import { outlineOf } from "./drum";
import { areaOf, herdOf, predatorOf, predatorTarget } from "./island";
import { ellipse, type Layout, type Point, type Size } from "./layout";
import { NORMAL, ringLayout } from "./ring";
import {
  AREAS, areasOf, ENVIRONMENTS, islandOf, occupants, PREDATORS, readView, ringOf, TILES,
  type Area, type Environment, type Island, type Predator, type TerrorView,
} from "./view";

/** The layout on screen: arrow keys follow what is visible. */
export const drawn: { layout: Layout } = { layout: ringLayout(NORMAL) };

export function environmentNamed(target: string): Environment | null {
  const [kind, name] = target.split(":");
  return kind === "environment" ? (ENVIRONMENTS.find((one) => one === name) ?? null) : null;
}

/** A player's rank in an area; null without a habitat there. */
export function rankOf(island: Island, area: Area, who: number): number | null {
  const rank = island.areas[area].order.indexOf(who);
  return rank < 0 ? null : Math.min(rank, 2);
}

/** The largest size of a predator, twice that of a herd. */
const SIZES: Record<Predator, Size> = {
  "t-rex": { width: 116, height: 94 }, "raptor-1": { width: 78, height: 60 }, "raptor-2": { width: 78, height: 60 },
  pterodactyl: { width: 122, height: 72 },
};
/** How high the Pterodactyl flies above its shadow, in parts of its height. */
const FLIES = 0.3;

/** The middle of a predator, its size, and where it or its shadow touches the ground. */
export interface PredatorSpot extends Point, Size {
  foot: Point;
}

/** The place of a predator, beside the habitats of its area. */
export function predatorSpot(name: Predator, island: Island, layout: Layout): PredatorSpot {
  const area = island.predators[name];
  const there = PREDATORS.filter((one) => island.predators[one] === area);
  const { x, y, scale } = layout.beside(area, there.length)[there.indexOf(name)] ?? { ...layout.middle(area), scale: 1 };
  const [width, height] = [SIZES[name].width * scale, SIZES[name].height * scale];
  const up = height * (name === "pterodactyl" ? 0.5 + FLIES : 0.46);
  return { x, y: Math.max(y - up, height / 2), width, height, foot: { x, y } };
}

/** The number of Dinos of a player in an area. */
const dinosOf = (island: Island, area: Area, who: number) => island.areas[area].dinos[who] ?? 0;

/** The place of a thing on the board; null for things in the dock. */
export function placeOf(target: string, island: Island, layout: Layout): Point | null {
  const predator = predatorOf(target);
  if (predator) return predatorSpot(predator, island, layout);
  const herd = herdOf(target);
  const rank = herd ? rankOf(island, herd.area, herd.who) : null;
  if (herd && rank !== null) return layout.slot(herd.area, rank);
  const area = areaOf(target);
  if (area) return layout.middle(area);
  const environment = environmentNamed(target);
  return environment ? layout.middle(areasOf(environment)[1] as Area) : null;
}

/** The smallest radius of a predator's outline. */
const LEAST = 15;

/** The outline of a thing, for the pointer and the focus; or a ring at a distance from a piece. */
export function pathOf(target: string, island: Island, layout: Layout, away = 0): string | null {
  const predator = predatorOf(target);
  if (predator) {
    const { x, y, width, height } = predatorSpot(predator, island, layout);
    return ellipse({ x, y }, Math.max(width * 0.5, LEAST) + away, Math.max(height * 0.5, LEAST) + away * 0.8);
  }
  const herd = herdOf(target);
  const rank = herd ? rankOf(island, herd.area, herd.who) : null;
  if (herd && rank !== null) return outlineOf(layout.slot(herd.area, rank), dinosOf(island, herd.area, herd.who), away);
  const area = areaOf(target);
  if (area) return layout.ground(area);
  const environment = environmentNamed(target);
  return environment ? layout.country(environment) : null;
}

/**
 * The outlines that catch the pointer, from the ground up: higher terraces lie over lower ones, and
 * pieces in the south over those in the north. The cliff below an area belongs to it.
 */
export function placesOf(island: Island, layout: Layout, clickable: Set<string>, selected: string[]): { target: string; path: string }[] {
  const isFree = (area: Area) => !clickable.has(`area:${area}`) && !selected.includes(`area:${area}`);
  const countries = ENVIRONMENTS.map((environment) => `environment:${environment}`).filter((target) => clickable.has(target));
  const areas = AREAS.toSorted((one, other) => ringOf(other) - ringOf(one)).map((area) => ({ target: `area:${area}`, more: layout.cliff(area) }));
  const herds = AREAS.flatMap((area) => occupants(island, area).map(({ who }) => ({ area, target: `herd:${area}:${who}` })));
  const predators = PREDATORS.map((name) => ({ area: island.predators[name], target: predatorTarget(name) }));
  const pieces = [...herds, ...predators]
    .filter(({ area, target }) => isFree(area) || clickable.has(target))
    .map(({ target }) => ({ target, depth: depthOf(target, island, layout) }))
    .sort((one, other) => one.depth - other.depth);
  const names = [...areas, ...pieces.map(({ target }) => ({ target, more: "" })), ...countries.map((target) => ({ target, more: "" }))];
  return names.flatMap(({ target, more }) => {
    const path = pathOf(target, island, layout);
    return path ? [{ target, path: path + more }] : [];
  });
}

/** How far in front a piece stands: the lower edge of its foot. */
export function depthOf(target: string, island: Island, layout: Layout): number {
  const predator = predatorOf(target);
  if (predator) return predatorSpot(predator, island, layout).foot.y;
  const herd = herdOf(target);
  const rank = herd ? rankOf(island, herd.area, herd.who) : null;
  return herd && rank !== null ? layout.slot(herd.area, rank).y : 0;
}

/** Everything that can be asked "why not?", in reading order: the island, then the dock. */
export function things(json: ViewJson): string[] {
  const view = readView(json);
  const island = islandOf(view);
  const onIsland = AREAS.flatMap((area) => [
    `area:${area}`,
    ...occupants(island, area).map(({ who }) => `herd:${area}:${who}`),
    ...PREDATORS.filter((name) => island.predators[name] === area).map(predatorTarget),
  ]);
  return [...onIsland, ...tilesOf(view), "face-up", "deck", ...(view.card ? ["card"] : []), "white", "hatch", "volcano"];
}

/** The tiles in the order of the action row. */
function tilesOf(view: TerrorView): string[] {
  const lying = view.table.spaces.flatMap(({ tile }) => (tile ? [tile] : []));
  return [...lying, ...TILES.filter((tile) => !lying.includes(tile))].map((tile) => `tile:${tile}`);
}

export function countOf(target: string | null | undefined): number | null {
  return target?.startsWith("count:") ? Number(target.slice(6)) : null;
}

const STEP = { left: -1, down: -1, right: 1, up: 1 };

export function neighbour(from: string, direction: Arrow, targets: string[], json: ViewJson): string | null {
  const count = countOf(from);
  if (count !== null) return pick(targets, `count:${count + STEP[direction]}`);
  const view = readView(json);
  const island = islandOf(view);
  const start = placeOf(from, island, drawn.layout);
  if (start) {
    const places = targets.flatMap((target): Place[] => {
      const at = target === from ? null : placeOf(target, island, drawn.layout);
      return at ? [{ target, at }] : [];
    });
    const near = nearestPlace(start, direction, places, 20);
    return near ?? (direction === "down" ? (targets.find((target) => target.startsWith("tile:")) ?? null) : null);
  }
  if (direction === "up") return targets.find((target) => placeOf(target, island, drawn.layout) !== null) ?? null;
  const row = [...tilesOf(view), "face-up", "deck", "card", "white", "hatch", "volcano"].filter((target) => targets.includes(target));
  const there = row[row.indexOf(from) + STEP[direction]];
  return direction === "down" ? null : (there ?? null);
}

function pick(targets: string[], target: string): string | null {
  return targets.includes(target) ? target : null;
}
