// Positions of real games (made by the engine), and the sentences of the catalogue.
import { readFileSync } from "node:fs";
import type { EventJson, OfferJson, Say } from "../../src/games/contract";
import type { Island, TerrorView } from "../../src/games/terror/view";
import { Language } from "../../src/language";
import { badgeOf } from "../../src/table/previews";
import { localesOf, sentencesIn, SHARED } from "../catalogues";

export interface Fixture {
  names: string[];
  view: TerrorView;
  offer: OfferJson | null;
  /** The previews by action. */
  previews: Record<string, EventJson[]>;
}

export interface Step {
  action: string;
  before: Island;
  events: EventJson[];
  after: Island;
}

const read = (path: string) => readFileSync(path, "utf-8");

export const NAMES = [
  "select_card", "select_tile", "menu", "menu-volcano", "choose_environment", "spreading", "growing", "choose_herd", "dividing",
  "dividing-going", "move_pterodactyl", "move_t_rex", "choose_raptor", "move_raptor", "eating", "scattering", "scatter_to", "over",
];

export function fixture(name: string): Fixture {
  return JSON.parse(read(`tests/terror/fixtures/${name}.json`)) as Fixture;
}

/** Actions of real games: the island before and after each, and its events. */
export const walk = JSON.parse(read("tests/terror/fixtures/walk.json")) as Step[];

const text = [SHARED, localesOf("terror")].map((folder) => sentencesIn(folder, "en")).join("\n");
/** The keys of this table's own sentences. */
export const sentences = [...new Set([...text.matchAll(/^(terror-web-[a-z-]+) =/gm)].map((found) => found[1]!))];
export const language = new Language({ language: "en", languages: ["en"], shared: text, games: {}, english: {} });

export function sayFor(names: string[]): Say {
  return (message) => language.say(message, names);
}

export function offered({ offer }: Fixture): Set<string> {
  return new Set(offer?.choices.flatMap((choice) => (choice.any_order ? choice.targets : choice.targets.slice(0, 1))));
}

/** The previews that the frame would load at once: for choices with one thing to click. */
export function badges({ offer, previews, names }: Fixture) {
  const single = (offer?.choices ?? []).filter((choice) => choice.targets.length === 1 && previews[choice.text]);
  return new Map(single.map((choice) => [choice.targets[0]!, badgeOf(previews[choice.text] ?? [], sayFor(names))]));
}
