// Every sentence the client uses is in the catalogue, and no other is there for it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Language } from "../src/language";
import { COLOURS } from "../src/parts/pieces";
import { catalogue } from "./stage";

const GAMES = readdirSync("../src/trilobite/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join("../src/trilobite/games", entry.name, "locales")))
  .map((entry) => entry.name);

const BOTS = ["easy", "normal", "hard", "expert", "greedy", "search", "random", "steady"];

/** What the keys that are put together can become. */
const TOGETHER: Record<string, string[]> = {
  "web-about-": GAMES,
  "web-bot-": BOTS,
  "web-bot-about-": BOTS,
  "web-colour-": [...COLOURS],
  "web-log-": ["undo", "redo", "reset"],
  "web-theme-": ["system", "light", "dark"],
  "web-trouble-": ["unknown", "offline", "bad-input", "bad-input-allowed", "refused", "stale", "not-found", "not-yours", "too-many", "too-large", "forbidden"],
};

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return GAMES.includes(entry.name) ? [] : sources(path);
    return /\.(ts|svelte)$/.test(entry.name) && !entry.name.includes(".test.") ? [readFileSync(path, "utf-8")] : [];
  });
}

test("the catalogue has the sentences of the client, and no others for it", () => {
  const text = sources("src").join("\n");
  const whole = [...text.matchAll(/["'](web-[a-z-]*[a-z])["']/g)].map((found) => found[1]!);
  const begun = [...text.matchAll(/`(web-[a-z-]+-)\$\{/g)].map((found) => found[1]!);
  expect(begun.filter((beginning) => !(beginning in TOGETHER))).toEqual([]);
  const used = new Set([...whole, ...Object.entries(TOGETHER).flatMap(([start, ends]) => ends.map((end) => start + end))]);
  const present = new Set([...catalogue.shared.matchAll(/^(web-[a-z-]+) =/gm)].map((found) => found[1]!));
  const language = new Language(catalogue);
  expect([...used].filter((key) => !language.has(key))).toEqual([]);
  expect([...present].filter((key) => !used.has(key))).toEqual([]);
});
