// Things of the view in words: "middle forest: Ines 5 (primary habitat, 6 points), …".
import type { Argument, Say, ViewJson } from "../contract";
import { joined } from "../kit/joined";
import { areaOf, herdOf, predatorOf } from "./island";
import { countOf, environmentNamed, rankOf } from "./targets";
import { areaKey, occupants, outside, PERIODS, readView, rexOwner, type Area, type Predator, type TerrorView, type Tile } from "./view";

export const HABITATS = ["primary", "secondary", "tertiary"] as const;
type Tell = (key: string, args?: Record<string, Argument>) => string;

export function describe(target: string, json: ViewJson, say: Say): string {
  return describeIn(readView(json), target, say);
}

/** Areas and herds by their names only. */
export function brief(target: string, json: ViewJson, say: Say): string {
  const area = herdOf(target) ? null : areaOf(target);
  return area ? say({ key: areaKey(area) }) : describe(target, json, say);
}

/** The same for many things of one view. */
export function describeIn(view: TerrorView, target: string, say: Say): string {
  const tell: Tell = (key, args) => say(args ? { key: `terror-web-${key}`, args } : { key: `terror-web-${key}` });
  const herd = herdOf(target);
  if (herd) return herdWords(view, herd.area, herd.who, tell, say);
  const area = areaOf(target);
  if (area) return areaWords(view, area, tell, say);
  const predator = predatorOf(target);
  if (predator) return predatorWords(view, predator, tell, say);
  const environment = environmentNamed(target);
  if (environment) return tell(`name-${environment}`);
  const count = countOf(target);
  if (count !== null) return tell("dinos", { number: count });
  return inDock(view, target, tell, say);
}

function areaWords(view: TerrorView, area: Area, tell: Tell, say: Say): string {
  const { table } = view;
  const name = say({ key: areaKey(area) });
  const { volcano } = table.areas[area];
  const facts = [
    ...occupants(table, area).map((one, rank) =>
      tell(one.hasRex ? "occupant-rex" : "occupant", {
        who: { who: one.who }, dinos: one.dinos, habitat: { word: habitatKey(rank) }, points: view.stones[area][rank] ?? 0,
      }),
    ),
    ...outside(table, area).map((predator) => beastName(view, predator, tell, say)),
    ...(volcano === null ? [] : [tell("closed-by", { who: { who: volcano } })]),
  ];
  return joined("named", [name, joined("list", facts, say) || tell("empty")], say);
}

function habitatKey(rank: number): string {
  return `terror-web-${HABITATS[rank] ?? "tertiary"}`;
}

function herdWords(view: TerrorView, area: Area, who: number, tell: Tell, say: Say): string {
  const { table } = view;
  const rank = rankOf(table, area, who);
  if (rank === null) return say({ key: areaKey(area) });
  const hasRex = rexOwner(table, area) === who;
  return tell(hasRex ? "herd-rex" : "herd", {
    who: { who }, dinos: table.areas[area].dinos[who] ?? 0, area: { word: areaKey(area) },
    habitat: { word: habitatKey(rank) }, points: view.stones[area][rank] ?? 0,
  });
}

function beastName(view: TerrorView, predator: Predator, tell: Tell, say: Say): string {
  const { owner } = view.table;
  if (predator === "t-rex") return owner === null ? tell("t-rex-wild") : tell("t-rex-of", { who: { who: owner } });
  return say({ key: BEASTS[predator] });
}
const BEASTS = { "raptor-1": "terror-raptor-one", "raptor-2": "terror-raptor-two", pterodactyl: "terror-pterodactyl" } as const;

function predatorWords(view: TerrorView, predator: Predator, tell: Tell, say: Say): string {
  return tell("beast-at", { beast: beastName(view, predator, tell, say), area: { word: areaKey(view.table.predators[predator]) } });
}

function inDock(view: TerrorView, target: string, tell: Tell, say: Say): string {
  const { table } = view;
  const who = view.seat ?? table.active ?? 0;
  switch (target) {
    case "face-up":
      return table.face_up ? tell("face-up", { card: { word: `terror-${table.face_up}` } }) : tell("no-face-up");
    case "deck":
      return tell("deck", { cards: table.deck_size });
    case "card":
      return view.card ? tell("own-card", { card: { word: `terror-${view.card}` } }) : tell("no-card");
    case "white":
      return tell("whites", { number: table.whites[who] ?? 0 });
    case "hatch":
    case "volcano":
      return counterWords(view, target, who, tell);
    default:
      return target.startsWith("tile:") ? tileWords(view, target.slice(5) as Tile, tell, say) : tell(`button-${target}`);
  }
}

function counterWords(view: TerrorView, which: "hatch" | "volcano", who: number, tell: Tell): string {
  const used = view.table.counters[which][who] ?? null;
  if (used === null) return tell(`${which}-ready`);
  return tell(`${which}-used`, { period: { word: `terror-${PERIODS[used] ?? "triassic"}` } });
}

function tileWords(view: TerrorView, tile: Tile, tell: Tell, say: Say): string {
  const { spaces, whites_on } = view.table;
  const space = spaces.findIndex((one) => one.tile === tile);
  const taker = spaces[space]?.taker ?? null;
  const name = { word: `terror-tile-${tile.toLowerCase()}` };
  const words = [tell("tile", { tile: name, space: space + 1 })];
  if ((whites_on[tile] ?? 0) > 0) words.push(tell("whites", { number: whites_on[tile] }));
  if (taker !== null) words.push(tell("taken-by", { who: { who: taker } }));
  return joined("list", words, say);
}
