// Positions of real games (made by the engine), and the sentences of the catalogue.
import { readdirSync, readFileSync } from "node:fs";
import type { EventJson, OfferJson, Say } from "../../src/games/contract";
import type { TritareaView } from "../../src/games/tritarea/view";
import { Language } from "../../src/language";
import { badgeOf } from "../../src/table/previews";
import { localesOf, sentencesIn, SHARED } from "../catalogues";

export interface Fixture {
  names: string[];
  view: TritareaView;
  offer: OfferJson | null;
  /** The previews by action. */
  previews: Record<string, EventJson[]>;
}

export interface Step {
  action: string;
  before: TritareaView;
  events: EventJson[];
  after: TritareaView;
}

const FOLDER = "tests/tritarea/fixtures";
const read = (path: string) => readFileSync(path, "utf-8");

export const NAMES = readdirSync(FOLDER).map((file) => file.replace(".json", "")).filter((name) => name !== "walk");

export function fixture(name: string): Fixture {
  return JSON.parse(read(`${FOLDER}/${name}.json`)) as Fixture;
}

/** Actions of real games: the view before and after each, and its events. */
export const walk = JSON.parse(read(`${FOLDER}/walk.json`)) as Step[];

const text = [SHARED, localesOf("tritarea")].map((folder) => sentencesIn(folder, "en")).join("\n");
/** The keys of this table's own sentences. */
export const sentences = [...new Set([...text.matchAll(/^(tritarea-web-[a-z0-9-]+) =/gm)].map((found) => found[1]!))];
export const language = new Language({ language: "en", languages: ["en"], shared: text, games: {}, english: {} });

export function sayFor(names: string[]): Say {
  return (message) => language.say(message, names);
}

export function offered({ offer }: Fixture): Set<string> {
  return new Set(offer?.choices.flatMap((choice) => choice.targets.slice(0, 1)));
}

export function badges({ offer, previews, names }: Fixture) {
  const known = (offer?.choices ?? []).filter((choice) => previews[choice.text]);
  return new Map(known.map((choice) => [choice.targets[0]!, badgeOf(previews[choice.text] ?? [], sayFor(names))]));
}
