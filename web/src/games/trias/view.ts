// The view of Trias as the engine writes it, and what the drawing reads from it. No rules: which
// things may be clicked, what pays and what would score comes from the server.
import type { ViewJson } from "../contract";
import { cellKey, type Cell } from "./geometry";

export type Landscape = "mountain" | "steppe" | "woods";
export type Terrain = Landscape | "south-pole";

export interface TileJson extends Cell {
  id: number;
  landscape: Landscape;
  herds: number[];
}

export interface SwimmersJson extends Cell {
  herds: number[];
}

export interface MassJson {
  tiles: number[];
  /** How many land tiles it has, without the South Pole; missing in older views. */
  size?: number;
  is_main: boolean;
  herds: number[];
  /** What each player would get for it if the game ended now. */
  pays: number[];
  /** What it would bring to a player who alone had the most herds; 0 for the main land. */
  worth: number;
  /** The players with the most herds on it; nobody if it is empty. */
  leaders: number[];
}

export interface TriasView {
  seat: number | null;
  players: number;
  options: Record<string, unknown>;
  table: {
    stage: string;
    active: number | null;
    turn: number;
    used_card: string | null;
    wanted: Landscape | null;
    is_mandatory: boolean;
    lifted: number | null;
    actions_left: number;
    rescues_left: number;
    meteorite_out: boolean;
    last_turns: number | null;
    tiles: TileJson[];
    pole: number[];
    swimmers: SwimmersJson[];
    spent: [number, number][];
    stock: number[];
    interim: number[];
    final: number[];
    backs: (number | null)[];
    deck_sizes: number[];
  };
  /** How many herds a tile feeds. */
  capacity: Record<Terrain, number>;
  /** Terrains on which any number of herds may stand. */
  unlimited: Terrain[];
  masses: MassJson[];
  seas: [number, number][];
  scores: number[];
  /** The back of the top card; null if the deck is empty. */
  top_back: number | null;
  /** How many actions a kind of action takes now. */
  costs: Record<string, number>;
  /** How many actions a whole turn has; missing in older views. */
  turn_actions?: number;
  /** How many more herds each tile feeds, the South Pole last; negative for a surplus, null without a limit. */
  room: (number | null)[];
  /** How many of the active player's herds on a tile may still reproduce; tiles without any are missing. */
  fresh: [number, number][];
  /** How many swimmers can still come ashore without another action; missing in older views. */
  free_rescues?: number;
  turn_steps: string[];
  /** The step under way, not always one of a turn; null if nobody has to decide. */
  turn_step: string | null;
  hand: string | null;
  discards: Record<string, number> | null;
  /** The landscapes of the tiles that left the game; missing under version 1 of the rules. */
  leftover?: Landscape[];
}

export const POLE = 34;

export const LANDSCAPES: readonly Landscape[] = ["mountain", "steppe", "woods"];

/** A tile as it is drawn. */
export interface Tile {
  id: number;
  cell: Cell;
  terrain: Terrain;
  /** How many herds it feeds; Infinity without a limit. */
  capacity: number;
  herds: number[];
  /** How many more herds it feeds; Infinity without a limit. */
  free: number;
  /** How many herds it cannot feed. */
  surplus: number;
  /** How many of the active player's herds here may still reproduce. */
  fresh: number;
  /** How many of the active player's herds here have reproduced or been born this turn. */
  spent: number;
}

export interface Land {
  /** A, B, C… for lands that pay; the main land has none. */
  letter: string;
  isMain: boolean;
  cells: Cell[];
  tiles: number[];
  /** How many land tiles it has: all its tiles but the South Pole. */
  size: number;
  herds: number[];
  pays: number[];
  /** What it would bring to a player who alone had the most herds. */
  worth: number;
  /** The players with the most herds on it; nobody if it is empty. */
  leaders: number[];
}

export interface TriasWorld {
  view: TriasView;
  tiles: Map<number, Tile>;
  tileAt: Map<string, Tile>;
  swimmers: Map<string, SwimmersJson>;
  seas: Set<string>;
  lands: Land[];
  landOf: Map<number, Land>;
  lifted: Tile | null;
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export interface Pile {
  landscape: Landscape;
  number: number;
}

function piles(count: (landscape: Landscape) => number): Pile[] {
  return LANDSCAPES.map((landscape) => ({ landscape, number: count(landscape) })).filter((pile) => pile.number > 0);
}

/** How many used cards of each landscape everybody may look at; none if the pile is hidden. */
export function discarded({ discards }: TriasView): Pile[] {
  const cards = Object.entries(discards ?? {});
  return piles((landscape) => sum(cards.filter(([name]) => name.endsWith(` ${landscape}`)).map(([, number]) => number)));
}

/** How many tiles of each landscape left the game. */
export function leftOut({ leftover = [] }: TriasView): Pile[] {
  return piles((landscape) => leftover.filter((one) => one === landscape).length);
}

export function readWorld(json: ViewJson): TriasWorld {
  const view = json as TriasView;
  const tiles = new Map<number, Tile>();
  const spent = new Map(view.table.stage === "over" ? [] : view.table.spent);
  const fresh = new Map(view.fresh);
  const pole = { id: POLE, q: 0, r: 0, landscape: "south-pole" as const, herds: view.table.pole };
  [...view.table.tiles, pole].forEach(({ id, q, r, landscape, herds }, index) => {
    const room = view.room[index] ?? Infinity;
    tiles.set(id, {
      id,
      cell: { q, r },
      terrain: landscape,
      capacity: capacityOf(view, landscape),
      herds,
      free: Math.max(room, 0),
      surplus: Math.max(-room, 0),
      fresh: fresh.get(id) ?? 0,
      spent: spent.get(id) ?? 0,
    });
  });
  const lands = readLands(view, tiles);
  return {
    view,
    tiles,
    tileAt: new Map([...tiles.values()].map((tile) => [cellKey(tile.cell), tile])),
    swimmers: new Map(view.table.swimmers.map((here) => [cellKey(here), here])),
    seas: new Set(view.seas.map(([q, r]) => cellKey({ q, r }))),
    lands,
    landOf: new Map(lands.flatMap((land) => land.tiles.map((id) => [id, land] as const))),
    lifted: view.table.lifted === null ? null : (tiles.get(view.table.lifted) ?? null),
  };
}

function capacityOf({ capacity, unlimited }: TriasView, terrain: Terrain): number {
  return unlimited.includes(terrain) ? Infinity : capacity[terrain];
}

function readLands(view: TriasView, tiles: Map<number, Tile>): Land[] {
  let islands = 0;
  return view.masses.map((mass) => ({
    letter: mass.is_main ? "" : letter(islands++),
    isMain: mass.is_main,
    cells: mass.tiles.flatMap((id) => tiles.get(id)?.cell ?? []),
    tiles: mass.tiles,
    size: mass.size ?? mass.tiles.length,
    herds: mass.herds,
    pays: mass.pays,
    worth: mass.worth,
    leaders: mass.leaders,
  }));
}

/** A to Z, then AA, AB… */
export function letter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letter(Math.floor(index / 26) - 1) + last;
}

/** The players who have something here, the most first. */
export function ranking(numbers: number[]): { who: number; herds: number }[] {
  return numbers
    .map((herds, who) => ({ who, herds }))
    .filter((entry) => entry.herds > 0)
    .sort((one, other) => other.herds - one.herds || one.who - other.who);
}
