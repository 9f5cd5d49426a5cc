import { expect, test, vi } from "vitest";
import { Language, wishedLanguages } from "./language";

const english = (shared: string) => new Language({ language: "en", languages: ["en"], shared, games: {}, english: {} });

test("arguments may be catalogue words and participants", () => {
  const language = english("wood = woods\nmoved = { $who } goes to the { $where } with { $n ->\n    [one] one herd\n   *[other] { $n } herds\n  }.");
  const message = { key: "moved", args: { who: { who: 1 }, where: { word: "wood" }, n: 2 } };
  expect(language.say(message, ["Mara", "Jonas"])).toBe("Jonas goes to the woods with 2 herds.");
});

test("a missing sentence shows its key and is reported once", () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const language = english("a = A");
  expect(language.sentence("b")).toBe("b");
  expect(language.sentence("b")).toBe("b");
  expect(complaints).toHaveBeenCalledTimes(1);
  complaints.mockRestore();
});

test("the chosen language comes before the browser's, and English last", () => {
  expect(wishedLanguages(null, ["de-AT", "de", "fr"])).toEqual(["de", "fr", "en"]);
  expect(wishedLanguages("fr", ["de-AT"])).toEqual(["fr", "de", "en"]);
  expect(wishedLanguages(null, [])).toEqual(["en"]);
});

test("a game without a translation has its sentences in English", () => {
  const eggs = "nest-eggs = { $n ->\n    [one] one egg\n   *[other] { $n } eggs\n  }";
  const language = new Language({ language: "fr", languages: ["en", "fr"], shared: "close = Fermer", games: {}, english: { nest: eggs } });
  expect(language.sentence("close")).toBe("Fermer");
  // In French, 0 is singular; in an English sentence it is not.
  expect(language.sentence("nest-eggs", { n: 0 })).toBe("0 eggs");
});

test("sentences of a game are found whatever prefix their keys have", () => {
  const games = { nest: "nest-eggs = eggs", tide: "high-water = high water" };
  const language = new Language({ language: "en", languages: ["en"], shared: "", games, english: {} });
  expect(language.sentence("nest-eggs")).toBe("eggs");
  expect(language.sentence("high-water")).toBe("high water");
});

test("a sentence may refer to other sentences and terms", () => {
  const language = english("tile = a { -land } tile\n-land = land\n# A note.\nlaid = { $who } lays { tile }.\n  Done.");
  expect(language.sentence("laid", { who: "Mara" })).toBe("Mara lays a land tile.\nDone.");
  expect(language.has("tile")).toBe(true);
  expect(language.has("-land")).toBe(false);
});

test("a game's own sentence overrides the shared one", () => {
  const language = new Language({ language: "en", languages: ["en"], shared: "end = End", games: { nest: "end = Hatch" }, english: {} });
  expect(language.sentence("end")).toBe("Hatch");
});

test("large numbers and fractions are formatted for the language", () => {
  const language = new Language({ language: "de", languages: ["de"], shared: "count = { $n } Spiele", games: {}, english: {} });
  expect(language.sentence("count", { n: 999 })).toBe("999 Spiele");
  expect(language.sentence("count", { n: 12345 })).toBe("12.345 Spiele");
  expect(language.sentence("count", { n: 0.5 })).toBe("0,5 Spiele");
});

test("names are listed as the language lists them", () => {
  const of = (code: string) => new Language({ language: code, languages: [code], shared: "", games: {}, english: {} });
  expect(of("de").list(["Mara", "Jonas", "Ines"])).toBe("Mara, Jonas und Ines");
  expect(of("ja").list(["Mara", "Jonas"])).toBe("Mara、Jonas");
});

test("in French “de” is shortened before a name that begins with a vowel", () => {
  const of = (code: string) => new Language({ language: code, languages: [code], shared: "herd = un troupeau de { $name }", games: {}, english: {} });
  expect(["Orange", "Éva", "Mara", "a1"].map((name) => of("fr").sentence("herd", { name }))).toEqual(["un troupeau d’Orange", "un troupeau d’Éva", "un troupeau de Mara", "un troupeau de a1"]);
  expect(of("de").sentence("herd", { name: "Orange" })).toBe("un troupeau de Orange");
});
