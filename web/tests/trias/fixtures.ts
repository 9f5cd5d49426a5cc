// Positions of real games (made by the engine), and the sentences of the catalogue.
import { readFileSync } from "node:fs";
import type { EventJson, OfferJson, Say, ViewJson } from "../../src/games/contract";
import { Language } from "../../src/language";
import { localesOf, sentencesIn, SHARED } from "../catalogues";

export interface Fixture {
  names: string[];
  view: ViewJson;
  offer: OfferJson | null;
  previews: Record<string, EventJson[]>;
  events: EventJson[];
}

const FOLDER = "src/games/trias";
const read = (path: string) => readFileSync(path, "utf-8");

export const NAMES = ["placing", "early", "drift", "drift25", "middle", "surplus", "latedrift", "late", "two"];

export function fixture(name: string): Fixture {
  return JSON.parse(read(`${FOLDER}/fixtures/${name}.json`)) as Fixture;
}

const text = [SHARED, localesOf("trias")].map((folder) => sentencesIn(folder, "en")).join("\n");
/** The keys of this table's own sentences. */
export const sentences = [...new Set([...text.matchAll(/^(trias-web-[a-z-]+) =/gm)].map((found) => found[1]!))];
export const language = new Language({
  language: "en",
  languages: ["en"],
  shared: text,
  games: {},
  english: {},
});

export function sayFor(names: string[]): Say {
  return (message) => language.say(message, names);
}

export function offered({ offer }: Fixture): Set<string> {
  return new Set(offer?.choices.flatMap((choice) => choice.targets.slice(0, 1)));
}
