// The names of things (area:Fm, herd:Fm:2, raptor:1, tile:HG, count:3 …) and their places.
import type { ViewJson } from "../contract";
import { nearestPlace, type Arrow, type Place } from "../kit/arrows";
import { areaOf, herdOf, predatorOf, predatorTarget } from "./island";
import { ellipse, type Layout, type Point } from "./layout";
import { ringLayout } from "./ring";
import {
  AREAS, areasOf, ENVIRONMENTS, islandOf, occupants, outside, PREDATORS, readView, rexOwner, TILES,
  type Area, type Environment, type Island, type Predator, type TerrorView,
} from "./view";

/** The layout on screen: arrow keys follow what is visible. */
export const drawn: { layout: Layout } = { layout: ringLayout({ width: 988, height: 548 }) };

export function environmentNamed(target: string): Environment | null {
  const [kind, name] = target.split(":");
  return kind === "environment" ? (ENVIRONMENTS.find((one) => one === name) ?? null) : null;
}

/** A player's rank in an area; null without a habitat there. */
export function rankOf(island: Island, area: Area, who: number): number | null {
  const rank = island.areas[area].order.indexOf(who);
  return rank < 0 ? null : Math.min(rank, 2);
}

export type PredatorSpot = Point & { size: number; isAtHome: boolean };

/** Where a predator is drawn: beside the habitats, or for an owned T-Rex on its owner's habitat. */
export function predatorSpot(name: Predator, island: Island, layout: Layout): PredatorSpot {
  const area = island.predators[name];
  const owner = rexOwner(island, area);
  const rank = name === "t-rex" && owner !== null ? rankOf(island, area, owner) : null;
  if (rank !== null) {
    const slot = layout.slot(area, rank);
    const isLone = (island.areas[area].dinos[owner ?? 0] ?? 0) === 0;
    const { x, y, size } = isLone ? layout.stand.lone : layout.stand.rex;
    return { x: slot.x + x * slot.scale, y: slot.y + y * slot.scale, size: size * Math.max(slot.scale, 0.85), isAtHome: true };
  }
  const there = outside(island, area);
  const places = layout.beside(area, there.length + (island.areas[area].volcano === null ? 0 : 1));
  const spot = places[there.indexOf(name)] ?? { ...layout.middle(area), size: 36 };
  return { ...spot, isAtHome: false };
}

export function counterSpot(area: Area, island: Island, layout: Layout): Point & { size: number } {
  const places = layout.beside(area, outside(island, area).length + 1);
  return places.at(-1) ?? { ...layout.middle(area), size: 36 };
}

/** Where a thing is on the board; null for things in the dock. */
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

/** The outline of a thing, for rings and for the pointer. */
export function pathOf(target: string, island: Island, layout: Layout): string | null {
  const predator = predatorOf(target);
  if (predator) {
    const { x, y, size } = predatorSpot(predator, island, layout);
    return ellipse({ x, y }, size * 0.58, size * 0.5);
  }
  const herd = herdOf(target);
  const rank = herd ? rankOf(island, herd.area, herd.who) : null;
  if (herd && rank !== null) return layout.slot(herd.area, rank).path;
  const area = areaOf(target);
  if (area) return layout.ground(area);
  const environment = environmentNamed(target);
  return environment ? layout.country(environment) : null;
}

/** The outlines that catch the pointer, from the ground up. */
export function placesOf(island: Island, layout: Layout, clickable: Set<string>, selected: string[]): { target: string; path: string }[] {
  const isFree = (area: Area) => !clickable.has(`area:${area}`) && !selected.includes(`area:${area}`);
  const countries = ENVIRONMENTS.map((environment) => `environment:${environment}`).filter((target) => clickable.has(target));
  const areas = AREAS.map((area) => `area:${area}`);
  const herds = AREAS.flatMap((area) => occupants(island, area).map(({ who }) => ({ area, target: `herd:${area}:${who}` })))
    .filter(({ area, target }) => isFree(area) || clickable.has(target));
  const predators = PREDATORS.map((name) => ({ area: island.predators[name], target: predatorTarget(name) }))
    .filter(({ area, target }) => isFree(area) || clickable.has(target));
  const names = [...areas, ...herds.map(({ target }) => target), ...predators.map(({ target }) => target), ...countries];
  return names.flatMap((target) => {
    const path = pathOf(target, island, layout);
    return path ? [{ target, path }] : [];
  });
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
export function tilesOf(view: TerrorView): string[] {
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
