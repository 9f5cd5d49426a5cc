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
  for (const tile of view.table.tiles) {
    tiles.set(tile.id, {
      id: tile.id,
      cell: { q: tile.q, r: tile.r },
      terrain: tile.landscape,
      capacity: capacityOf(view, tile.landscape),
      herds: tile.herds,
      spent: spent.get(tile.id) ?? 0,
    });
  }
  tiles.set(POLE, {
    id: POLE,
    cell: { q: 0, r: 0 },
    terrain: "south-pole",
    capacity: capacityOf(view, "south-pole"),
    herds: view.table.pole,
    spent: spent.get(POLE) ?? 0,
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
