import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseMarkdown } from "./markdown";
import { headingsOf, placesOf, ruleIn, search } from "./search";

const read = (game: string, code = "") => placesOf(parseMarkdown(readFileSync(`../src/trilobite/games/${game}/rules${code}.md`, "utf-8")));
const english = read("trias");
const rulesOf = (found: ReturnType<typeof search>) => found.map(({ place }) => place.rule);

test("every word must occur, in any order and case", () => {
  const found = search(english, "TILE lone");
  expect(rulesOf(found)).toContain("TR-3.2");
  expect(found.every(({ place }) => /lone/i.test(place.text) && /tile/i.test(place.text))).toBe(true);
});

test("the matching words are marked, and no others", () => {
  const [first] = search(english, "lone drifts");
  const hits = first!.pieces.filter(({ isHit }) => isHit).map(({ text }) => text.toLowerCase());
  expect(new Set(hits)).toEqual(new Set(["lone", "drifts"]));
  expect(first!.pieces.filter(({ isHit }) => !isHit).some(({ text }) => /lone/i.test(text))).toBe(false);
});

test("a rule id is found first, with or without its letters", () => {
  expect(rulesOf(search(english, "tr-5.1"))[0]).toBe("TR-5.1");
  expect(rulesOf(search(english, "5.1"))[0]).toBe("TR-5.1");
});

test("accents do not matter, and Japanese is found without spaces", () => {
  expect(rulesOf(search(read("trias", ".fr"), "derive isolee"))).toContain("TR-3.2");
  expect(rulesOf(search(read("trias", ".de"), "plattchen einzelnes"))).toContain("TR-3.2");
  const found = search(read("trias", ".ja"), "大陸移動しません");
  expect(rulesOf(found)).toContain("TR-3.2");
  expect(found[0]?.pieces.some(({ text, isHit }) => isHit && text === "大陸移動しません")).toBe(true);
  expect(search(read("trias", ".ja"), "か").length).not.toBe(search(read("trias", ".ja"), "が").length);
});

test("punctuation does not matter", () => {
  expect(rulesOf(search(english, "(lone tile)"))).toEqual(rulesOf(search(english, "lone tile")));
  expect(rulesOf(search(english, "lone ( tile"))).toEqual(rulesOf(search(english, "lone tile")));
  expect(search(english, "(")).toEqual([]);
  expect(rulesOf(search(english, "„TR-5.1“."))[0]).toBe("TR-5.1");
});

test("a rule id is recognised", () => {
  expect(ruleIn(" tt-10.4. ")).toBe("TT-10.4");
  expect(ruleIn("(R-7)")).toBe("R-7");
  expect([ruleIn("10.4"), ruleIn("t-rex"), ruleIn("TT-10.4 tie")]).toEqual([null, null, null]);
});

test("missing words find nothing, and neither does an empty query", () => {
  expect(search(english, "spaceship")).toEqual([]);
  expect(search(english, "   ")).toEqual([]);
});

test("captions of examples and rows of tables are found in place", () => {
  expect(rulesOf(search(english, "Orange’s herd stands on a tile of its own"))).toEqual(["TR-3.2"]);
  const option = search(english, "no_drift_card consume keep").map(({ place }) => place.id);
  expect(option).toContain("options");
});

test("the table of contents has the sections of the page", () => {
  const page = parseMarkdown("# Title\n\n## 1 One\n\n### Inner\n\n## 2 Two");
  expect(headingsOf(page)).toEqual([
    { id: "1-one", level: 2, text: "1 One" },
    { id: "inner", level: 3, text: "Inner" },
    { id: "2-two", level: 2, text: "2 Two" },
  ]);
});
