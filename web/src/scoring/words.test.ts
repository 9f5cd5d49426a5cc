import { afterEach, expect, test } from "vitest";
import { app } from "../app.svelte";
import { Language } from "../language";
import { wordsOf } from "./words";

const catalogue = { language: "en", languages: ["en"], shared: "web-rule = Rule\n", games: { city: "city-scoring-floor = Nobody falls below 0.\ncity-scored = { $points }\n" }, english: {} };
const paid = (points: number, short?: number) => ({ participant: 0, points, event: { key: "city-scored", rule: "C-1", args: { points, ...(short === undefined ? {} : { short }) }, targets: [] } });

const before = app.language;
afterEach(() => {
  app.language = before;
});

test("the server says whether more was due than a player had", () => {
  app.setLanguage(new Language(catalogue));
  const notes = (points: number, short?: number) => wordsOf("city", { paid: [paid(points, short)], remarks: [] }, () => "").notes.length;
  expect([notes(-4, 1), notes(-4, 0), notes(-4)]).toEqual([1, 0, 0]);
});
