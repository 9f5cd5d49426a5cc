// Things of the view in words: "middle forest: Ines 5 (primary habitat, 6 points), …".
import type { Argument, Say, ViewJson } from "../contract";
import { joined } from "../kit/joined";
import { areaOf, herdOf, predatorOf } from "./island";
import { countOf, environmentNamed, rankOf } from "./targets";
import { areaKey, islandOf, occupants, outside, PERIODS, readView, rexOwner, type Area, type Predator, type TerrorView, type Tile } from "./view";

const HABITATS = ["primary", "secondary", "tertiary"] as const;
type Phrase = (key: string, args?: Record<string, Argument>) => string;

export function describe(target: string, json: ViewJson, say: Say): string {
  return describeIn(readView(json), target, say);
}

/** Areas and herds by their names only. */
export function brief(target: string, json: ViewJson, say: Say): string {
  if (target.startsWith("mark:")) return say({ key: "terror-web-special-short", args: { kind: target.slice(5) } });
  const area = herdOf(target) ? null : areaOf(target);
  return area ? say({ key: areaKey(area) }) : describe(target, json, say);
}

/** `describe` for many things of one view. */
export function describeIn(view: TerrorView, target: string, say: Say): string {
  const phrase: Phrase = (key, args) => say(args ? { key: `terror-web-${key}`, args } : { key: `terror-web-${key}` });
  const herd = herdOf(target);
  if (herd) return herdWords(view, herd.area, herd.who, phrase, say);
  const area = areaOf(target);
  if (area) return areaWords(view, area, phrase, say);
  const predator = predatorOf(target);
  if (predator) return predatorWords(view, predator, phrase, say);
  const environment = environmentNamed(target);
  if (environment) return phrase(`name-${environment}`);
  const count = countOf(target);
  if (count !== null) return phrase("dinos", { number: count });
  return inDock(view, target, phrase, say);
}

function areaWords(view: TerrorView, area: Area, phrase: Phrase, say: Say): string {
  const island = islandOf(view);
  const name = say({ key: areaKey(area) });
  const { volcano } = island.areas[area];
  const facts = [
    ...occupants(island, area).map((one, rank) =>
      phrase(one.hasRex ? "occupant-rex" : "occupant", {
        who: { who: one.who }, dinos: one.dinos, habitat: { word: habitatKey(rank) }, points: view.stones[area][rank] ?? 0,
      }),
    ),
    ...outside(island, area).map((predator) => beastName(view, predator, phrase, say)),
    ...(volcano === null ? [] : [phrase("closed-by", { who: { who: volcano } })]),
  ];
  return joined("named", [name, joined("list", facts, say) || phrase("empty")], say);
}

function habitatKey(rank: number): string {
  return `terror-web-${HABITATS[rank] ?? "tertiary"}`;
}

function herdWords(view: TerrorView, area: Area, who: number, phrase: Phrase, say: Say): string {
  const island = islandOf(view);
  const rank = rankOf(island, area, who);
  if (rank === null) return say({ key: areaKey(area) });
  const hasRex = rexOwner(island, area) === who;
  return phrase(hasRex ? "herd-rex" : "herd", {
    who: { who }, dinos: island.areas[area].dinos[who] ?? 0, area: { word: areaKey(area) },
    habitat: { word: habitatKey(rank) }, points: view.stones[area][rank] ?? 0,
  });
}

function beastName(view: TerrorView, predator: Predator, phrase: Phrase, say: Say): string {
  const { owner } = view.table;
  if (predator === "t-rex") return owner === null ? phrase("t-rex-wild") : phrase("t-rex-of", { who: { who: owner } });
  return say({ key: BEASTS[predator] });
}
const BEASTS = { "raptor-1": "terror-raptor-one", "raptor-2": "terror-raptor-two", pterodactyl: "terror-pterodactyl" } as const;

function predatorWords(view: TerrorView, predator: Predator, phrase: Phrase, say: Say): string {
  return phrase("beast-at", { beast: beastName(view, predator, phrase, say), area: { word: areaKey(view.table.predators[predator]) } });
}

function inDock(view: TerrorView, target: string, phrase: Phrase, say: Say): string {
  const { table } = view;
  const who = view.seat ?? table.active ?? 0;
  switch (target) {
    case "mark:P":
    case "mark:D":
      return phrase("special", { kind: target.slice(5) });
    case "face-up":
      return table.face_up ? phrase("face-up", { card: { word: `terror-${table.face_up}` } }) : phrase("no-face-up");
    case "deck":
      return phrase("deck", { cards: table.deck_size });
    case "card":
      return view.card ? phrase("own-card", { card: { word: `terror-${view.card}` } }) : phrase("no-card");
    case "white":
      return phrase("whites", { number: table.whites[who] ?? 0 });
    case "hatch":
    case "volcano":
      return counterWords(view, target, who, phrase);
    default:
      return target.startsWith("tile:") ? tileWords(view, target.slice(5) as Tile, phrase, say) : phrase(`button-${target}`);
  }
}

function counterWords(view: TerrorView, which: "hatch" | "volcano", who: number, phrase: Phrase): string {
  const used = view.table.counters[which][who] ?? null;
  if (used === null) return phrase(`${which}-ready`);
  return phrase(`${which}-used`, { period: { word: `terror-${PERIODS[used] ?? "triassic"}` } });
}

function tileWords(view: TerrorView, tile: Tile, phrase: Phrase, say: Say): string {
  const { spaces, whites_on } = view.table;
  const space = spaces.findIndex((one) => one.tile === tile);
  const taker = spaces[space]?.taker ?? null;
  const name = { word: `terror-tile-${tile.toLowerCase()}` };
  const words = [phrase("tile", { tile: name, space: space + 1 })];
  if ((whites_on[tile] ?? 0) > 0) words.push(phrase("whites", { number: whites_on[tile] }));
  if (taker !== null) words.push(phrase("taken-by", { who: { who: taker } }));
  return joined("list", words, say);
}
