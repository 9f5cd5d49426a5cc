// Applies events to the island, one after another. The events say what happened; no rule is applied
// here.
import type { EventJson } from "../contract";
import { isArea, PREDATORS, type Area, type AreaJson, type Island, type Predator } from "./view";

export interface Herd {
  area: Area;
  who: number;
}

/** `herd:Fm:2` as area and seat. */
export function herdOf(target: string | undefined): Herd | null {
  const [kind, area, who] = (target ?? "").split(":");
  return kind === "herd" && isArea(area) && who !== undefined ? { area, who: Number(who) } : null;
}

/** `area:Fm` or `herd:Fm:2` as area. */
export function areaOf(target: string | undefined): Area | null {
  const [kind, area] = (target ?? "").split(":");
  return (kind === "area" || kind === "herd") && isArea(area) ? area : null;
}

/** `raptor:1`, `pterodactyl` or `t-rex` as the view calls it. */
export function predatorOf(target: string | undefined): Predator | null {
  const name = (target ?? "").replace(":", "-");
  return PREDATORS.find((predator) => predator === name) ?? null;
}

/** The target name of a predator. */
export function predatorTarget(name: Predator): string {
  return name.replace("raptor-", "raptor:");
}

export function numberOf(event: EventJson, name: string): number {
  const value = event.args[name];
  return typeof value === "number" ? value : 0;
}

export function whoOf(event: EventJson, name = "who"): number {
  const value = event.args[name];
  return typeof value === "object" && "who" in value ? value.who : 0;
}

export interface Move {
  who: number;
  from: Area;
  to: Area;
  number: number;
  /** How many arrive alive. */
  survivors: number;
}

/** A moving group: of a migration, or fleeing from a Raptor. */
export function moveOf(event: EventJson): Move | null {
  if (event.key !== "terror-group-moved" && event.key !== "terror-group-scattered") return null;
  const from = areaOf(event.targets[0]);
  const herd = herdOf(event.targets[1]);
  if (!from || !herd) return null;
  return { who: herd.who, from, to: herd.area, number: numberOf(event, "number"), survivors: numberOf(event, "survivors") };
}

function change(island: Island, area: Area, part: Partial<AreaJson>): Island {
  return { ...island, areas: { ...island.areas, [area]: { ...island.areas[area], ...part } } };
}

/**
 * Adds or removes Dinos. Until an event ranks the area, a new herd is drawn behind the others, and
 * one without Dinos keeps its place.
 */
export function add(island: Island, area: Area, who: number, number: number): Island {
  const here = island.areas[area];
  const dinos = here.dinos.map((count, seat) => (seat === who ? Math.max(0, count + number) : count));
  const isNew = number > 0 && !here.order.includes(who);
  return change(island, area, { dinos, order: isNew ? [...here.order, who] : here.order });
}

type Change = (island: Island, event: EventJson) => Island;

function onHerd(number: (event: EventJson) => number): Change {
  return (island, event) => {
    const herd = herdOf(event.targets[0]);
    return herd ? add(island, herd.area, herd.who, number(event)) : island;
  };
}

function onArea(then: (island: Island, area: Area, event: EventJson) => Island): Change {
  return (island, event) => {
    const area = event.targets.map(areaOf).find((found) => found !== null);
    return area ? then(island, area, event) : island;
  };
}

function moved(island: Island, event: EventJson): Island {
  const move = moveOf(event);
  if (!move) return island;
  return add(add(island, move.from, move.who, -move.number), move.to, move.who, move.survivors);
}

const CHANGES: Readonly<Record<string, Change>> = {
  "terror-herd-started": onHerd((event) => numberOf(event, "number")),
  "terror-dinos-added": onHerd((event) => numberOf(event, "number")),
  "terror-dinos-killed": onHerd((event) => -numberOf(event, "number")),
  "terror-picked-up": (island, event) => {
    const [victim, mover] = event.targets.map(herdOf);
    if (!victim || !mover) return island;
    return add(add(island, victim.area, victim.who, -1), mover.area, mover.who, 1);
  },
  "terror-group-moved": moved,
  "terror-group-scattered": moved,
  "terror-dino-eaten": (island, event) => {
    const herd = herdOf(event.targets[1]);
    return herd ? add(island, herd.area, herd.who, -1) : island;
  },
  "terror-herd-extinct": onArea((island, area, event) => {
    const who = whoOf(event);
    const { order, dinos } = island.areas[area];
    return change(island, area, {
      order: order.filter((seat) => seat !== who),
      dinos: dinos.map((count, seat) => (seat === who ? 0 : count)),
    });
  }),
  "terror-herds-ranked": onArea((island, area, event) =>
    change(island, area, { order: event.targets.slice(1).flatMap((target) => herdOf(target)?.who ?? []) }),
  ),
  "terror-predator-moved": (island, event) => {
    const name = predatorOf(event.targets[0]);
    const area = areaOf(event.targets[2]);
    if (!name || !area) return island;
    const t_rex_counts_for = numberOf(event, "uncounted") > 0 ? null : island.t_rex_counts_for;
    return { ...island, predators: { ...island.predators, [name]: area }, t_rex_counts_for };
  },
  "terror-t-rex-changed": (island, event) => ({ ...island, owner: whoOf(event), t_rex_counts_for: whoOf(event) }),
  "terror-volcano-placed": onArea((island, area, event) => change(island, area, { volcano: whoOf(event) })),
  "terror-volcano-removed": onArea((island, area) => change(island, area, { volcano: null })),
};

/** The island after an event. */
export function after(island: Island, event: EventJson): Island {
  return CHANGES[event.key]?.(island, event) ?? island;
}

/** The island after all of them. */
export function afterAll(island: Island, events: readonly EventJson[]): Island {
  return events.reduce(after, island);
}
