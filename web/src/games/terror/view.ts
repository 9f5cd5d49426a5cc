// The view of Triassic Terror as the engine writes it, and the island as the drawing reads it. No
// rules: who holds which habitat, what may be clicked and what it is worth comes from the server.
import type { ViewJson } from "../contract";

export const ENVIRONMENTS = ["swamp", "forest", "desert", "mountains"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];
/** The colours of their grounds. */
export const GROUNDS: Record<Environment, string> = { swamp: "--swamp", forest: "--forest", desert: "--desert", mountains: "--peaks" };
export const AREAS = ["Si", "Sm", "So", "Fi", "Fm", "Fo", "Di", "Dm", "Do", "Mi", "Mm", "Mo"] as const;
export type Area = (typeof AREAS)[number];
export const TILES = ["NE", "HG", "HM", "HA", "TR", "RA"] as const;
export type Tile = (typeof TILES)[number];
export const PREDATORS = ["raptor-1", "raptor-2", "pterodactyl", "t-rex"] as const;
export type Predator = (typeof PREDATORS)[number];
export const PERIODS = ["triassic", "jurassic", "cretaceous"] as const;

export interface AreaJson {
  /** The players who hold the habitats, the best first. */
  order: number[];
  /** Dinos by seat. */
  dinos: number[];
  volcano: number | null;
}

/** What stands where. */
interface IslandJson {
  areas: Readonly<Record<Area, AreaJson>>;
  predators: Readonly<Record<Predator, Area>>;
  /** The owner of the T-Rex. */
  owner: number | null;
}

export interface Island extends IslandJson {
  /** The player for whom the T-Rex counts where it stands. */
  t_rex_counts_for: number | null;
}

export interface StepJson {
  environment: Environment | null;
  gain: number;
  grown: Area | null;
  herds_before: Area[];
  first_origin: Area | null;
  origin: Area | null;
  going: Partial<Record<Area, number>>;
  frozen: Partial<Record<Area, number>>;
  eater: Predator | null;
  bites: number;
  has_eaten: boolean;
  raptors_moved: number[];
  two_steps_used: boolean;
  scattered: number;
  first_owner: number | null;
  first_to: Area | null;
  group_owner: number | null;
  group_size: number;
}

export interface TableJson extends IslandJson {
  stage: string;
  period: number;
  turn: number;
  start: number | null;
  active: number | null;
  selected: number;
  space: number | null;
  /** Null if the supply is unlimited. */
  supply: (number | null)[];
  points: Record<"stones" | "presence" | "domination", number[]>;
  whites: number[];
  cards: (Environment | "blind" | null)[];
  /** The period in which a counter was used. */
  counters: Record<"hatch" | "volcano", (number | null)[]>;
  spaces: { tile: Tile | null; taker: number | null }[];
  whites_on: Record<Tile, number>;
  face_up: Environment | null;
  deck_size: number;
  discards: Record<Environment, number>;
  took_face_up: boolean;
  card_played: boolean;
  tile_played: boolean;
  step: StepJson;
}

export type Worth = Record<"stones" | "presence" | "domination", number[]>;

export interface TerrorView {
  seat: number | null;
  players: number;
  options: Record<string, unknown>;
  table: TableJson;
  /** The card in the reader's hand. */
  card: Environment | null;
  stones: Record<Area, number[]>;
  turns: number[];
  card_turns: [number, number][];
  special: ("P" | "D")[][];
  scores: number[];
  /** What everybody would get if the period were scored now. */
  worth: Worth | null;
  herd_left: number | null;
  picked_up: Record<string, number>;
  t_rex_counts_for: number | null;
  /** How many Dinos the T-Rex counts as. */
  t_rex_size: number;
  /** The kinds of free action for which the reader has a piece in this play turn. */
  free_actions: string[];
  /** Environment cards are taken in this part of the turn. */
  takes_cards: boolean;
}

export function readView(json: ViewJson): TerrorView {
  return json as TerrorView;
}

export function islandOf({ table: { areas, predators, owner }, t_rex_counts_for }: TerrorView): Island {
  return { areas, predators, owner, t_rex_counts_for };
}

export function environmentOf(area: Area): Environment {
  return ENVIRONMENTS[Math.floor(AREAS.indexOf(area) / 3)] ?? "swamp";
}

export function ringOf(area: Area): number {
  return AREAS.indexOf(area) % 3;
}

export function areasOf(environment: Environment): Area[] {
  const first = ENVIRONMENTS.indexOf(environment) * 3;
  return AREAS.slice(first, first + 3);
}

/** The key of an area's name in the catalogue. */
export function areaKey(area: Area): string {
  return `terror-area-${area.toLowerCase()}`;
}

export function isArea(text: string | undefined): text is Area {
  return (AREAS as readonly string[]).includes(text ?? "");
}

/** The player for whom the T-Rex counts here. */
export function rexOwner(island: Island, area: Area): number | null {
  return island.predators["t-rex"] === area ? island.t_rex_counts_for : null;
}

/** The holder of a habitat, as drawn. */
export interface Occupant {
  who: number;
  dinos: number;
  hasRex: boolean;
}

/** The occupants of an area, the best habitat first. */
export function occupants(island: Island, area: Area): Occupant[] {
  const { order, dinos } = island.areas[area];
  const owner = rexOwner(island, area);
  return order.map((who) => ({ who, dinos: dinos[who] ?? 0, hasRex: who === owner }));
}

/** The predators that stand beside the habitats of an area. */
export function outside(island: Island, area: Area): Predator[] {
  const { order } = island.areas[area];
  const owner = rexOwner(island, area);
  return PREDATORS.filter(
    (name) => island.predators[name] === area && !(name === "t-rex" && owner !== null && order.includes(owner)),
  );
}

export function scoreOf(view: TerrorView, who: number): number {
  return view.scores[who] ?? 0;
}
