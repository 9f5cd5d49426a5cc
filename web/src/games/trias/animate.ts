// Animations show what the events say, one event after another. A plan is made once from the
// events; the drawing asks it where things are at a moment. The frame animates points.
import type { EventJson } from "../contract";
import { cellKey, centre, parseCell, type Cell, type Point } from "./geometry";
import { placeOf, thingOf } from "./targets";
import type { TriasWorld } from "./view";

export interface Flight {
  kind: "tile" | "herd" | "birth" | "loss";
  who: number;
  /** The tile that flies. */
  number: number;
  from: Point;
  to: Point;
  /** Visible from here… */
  appear: number;
  /** …moving from here… */
  start: number;
  duration: number;
  /** …until here, when something else takes over. */
  vanish: number;
}

export interface Bob {
  key: string;
  start: number;
  duration: number;
}

export interface Plan {
  flights: Flight[];
  bobs: Bob[];
  /** The duration of the whole plan. */
  length: number;
  /** Tiles and herds that are moving and not drawn at their places meanwhile. */
  hiddenTiles: Set<number>;
  hiddenHerds: Map<string, number>;
}

const MOVE = 320;
const BIRTH = 240;
const ARC = 12;
/** How much larger a flying tile looks at most. */
const LIFT = 0.1;

export const REST: Plan = {
  flights: [],
  bobs: [],
  length: 0,
  hiddenTiles: new Set(),
  hiddenHerds: new Map(),
};

export function herdKey(who: number, cell: Cell): string {
  return `${who}@${cellKey(cell)}`;
}

/** The plan for some events; `time` is all the time there is. */
export function planEvents(events: EventJson[], after: TriasWorld, time: number): Plan {
  const planner = new Planner(after);
  for (const event of events) planner.add(event);
  return planner.finish(time);
}

class Planner {
  #flights: Flight[] = [];
  #bobs: Bob[] = [];
  #now = 0;

  constructor(readonly after: TriasWorld) {}

  add(event: EventJson): void {
    const { who, at, to } = this.#read(event);
    switch (event.key) {
      case "trias-drifted":
        if (at && to) this.#fly("tile", who, Number(event.args["tile"]), at, to, MOVE);
        break;
      case "trias-moved":
      case "trias-rescued":
        if (at && to) this.#fly("herd", who, 1, at, to, MOVE);
        break;
      case "trias-placed":
        if (at) for (let n = 0; n < Number(event.args["herds"]); n++) this.#still("birth", who, at, n === 0);
        break;
      case "trias-reproduced":
        if (at) this.#still("birth", who, at, true);
        break;
      case "trias-fell-into-water":
        this.#bob(event.targets[0]);
        break;
      case "trias-swimmers-lost":
        this.#drown(who, String(event.args["cells"] ?? ""));
        break;
      case "trias-surplus-lost":
        if (at) for (let n = 0; n < Number(event.args["herds"]); n++) this.#still("loss", who, at, n === 0);
        break;
    }
  }

  finish(time: number): Plan {
    const length = Math.max(0, ...this.#flights.map((f) => f.start + f.duration), ...this.#bobs.map((b) => b.start + b.duration));
    const speed = length > time && length > 0 ? time / length : 1;
    for (const moving of [...this.#flights, ...this.#bobs]) {
      moving.start *= speed;
      moving.duration *= speed;
    }
    for (const flight of this.#flights) {
      flight.appear *= speed;
      flight.vanish *= speed;
    }
    return {
      flights: this.#flights,
      bobs: this.#bobs,
      length: length * speed,
      hiddenTiles: new Set(this.#flights.filter((f) => f.kind === "tile").map((f) => f.number)),
      hiddenHerds: this.#hiddenHerds(),
    };
  }

  #read(event: EventJson): { who: number; at: Point | null; to: Point | null } {
    const arg = event.args["who"];
    const [at, to] = [event.targets[0], event.targets[1]].map((name) => (name ? placeOf(name, this.after) : null));
    return { who: typeof arg === "object" && "who" in arg ? arg.who : 0, at: at ?? null, to: to ?? null };
  }

  #fly(kind: "tile" | "herd", who: number, number: number, from: Point, to: Point, duration: number): void {
    const start = this.#now;
    const earlier = this.#flights.findLast(
      (flight) =>
        flight.kind === kind &&
        flight.vanish === Infinity &&
        flight.to.x === from.x &&
        flight.to.y === from.y &&
        (kind === "tile" ? flight.number === number : flight.who === who),
    );
    if (earlier) earlier.vanish = start;
    const appear = earlier ? start : 0;
    this.#flights.push({ kind, who, number, from, to, appear, start, duration, vanish: Infinity });
    this.#now += duration;
  }

  #still(kind: "birth" | "loss", who: number, at: Point, takesTime: boolean): void {
    const duration = kind === "birth" ? BIRTH : MOVE;
    const start = takesTime ? this.#now : this.#now - duration;
    const [appear, vanish] = kind === "birth" ? [start, Infinity] : [0, start + duration];
    this.#flights.push({ kind, who, number: 1, from: at, to: at, appear, start, duration, vanish });
    if (takesTime) this.#now += duration;
  }

  #bob(target: string | undefined): void {
    const thing = target ? thingOf(target, this.after) : null;
    if (thing) this.#bobs.push({ key: cellKey(thing.cell), start: this.#now, duration: MOVE });
  }

  /** Shows the swimmers that are lost; events of older tables do not say where they swam. */
  #drown(who: number, cells: string): void {
    cells.split(" ").filter(Boolean).forEach((cell, index) => this.#still("loss", who, centre(parseCell(cell)), index === 0));
  }

  #hiddenHerds(): Map<string, number> {
    const hidden = new Map<string, number>();
    for (const flight of this.#flights) {
      if (flight.kind !== "herd" && flight.kind !== "birth") continue;
      if (flight.vanish !== Infinity) continue;
      const key = `${flight.who}@${pointKey(flight.to)}`;
      hidden.set(key, (hidden.get(key) ?? 0) + 1);
    }
    const byCell = new Map<string, number>();
    for (const tile of this.after.tiles.values()) {
      tile.herds.forEach((_, who) => {
        const count = hidden.get(`${who}@${pointKey(centre(tile.cell))}`);
        if (count) byCell.set(herdKey(who, tile.cell), count);
      });
    }
    return byCell;
  }
}

function pointKey(point: Point): string {
  return `${Math.round(point.x * 10)},${Math.round(point.y * 10)}`;
}

export interface Pose {
  at: Point;
  scale: number;
  opacity: number;
  /** The height of the arc in pixels, the same at every zoom. */
  rise: number;
}

/** The position of a flight at a moment; null if it is invisible then. */
export function pose(flight: Flight, now: number): Pose | null {
  if (now < flight.appear || now >= flight.vanish) return null;
  const part = Math.min(Math.max((now - flight.start) / flight.duration, 0), 1);
  const eased = 1 - (1 - part) ** 3;
  const at = {
    x: flight.from.x + (flight.to.x - flight.from.x) * eased,
    y: flight.from.y + (flight.to.y - flight.from.y) * eased,
  };
  switch (flight.kind) {
    case "birth":
      return { at, scale: 0.2 + 0.8 * eased, opacity: 1, rise: 0 };
    case "loss":
      return { at, scale: 1 - 0.3 * eased, opacity: 1 - eased, rise: -8 * eased };
    case "tile":
      return { at, scale: 1 + LIFT * Math.sin(Math.PI * part), opacity: 1, rise: ARC * Math.sin(Math.PI * eased) };
    default:
      return { at, scale: 1, opacity: 1, rise: ARC * Math.sin(Math.PI * eased) };
  }
}

/** How far a swimmer is below its place: it bobs down and up once. */
export function dip(bobs: Bob[], key: string, now: number): number {
  const bob = bobs.find((each) => each.key === key && now >= each.start && now < each.start + each.duration);
  return bob ? 0.16 * Math.sin((Math.PI * (now - bob.start)) / bob.duration) : 0;
}

/** Everything that the events touched, for marks that replace motion. */
export function touched(events: EventJson[]): string[] {
  return [...new Set(events.filter((event) => !event.key.endsWith("-scored")).flatMap((event) => event.targets))];
}
