// The catalogue contains every sentence that the client uses, and no others for it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { CHOICES, COMMANDS } from "../src/keys";
import { isSmall, Language } from "../src/language";
import { COLOURS } from "../src/parts/pieces";
import { PHRASES } from "../src/table/chat.svelte";
import { localesOf, sentencesIn, SHARED } from "./catalogues";
import { catalogue } from "./stage";

const GAMES = readdirSync("../src/trilobite/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join("../src/trilobite/games", entry.name, "locales")))
  .map((entry) => entry.name);

const BOTS = ["easy", "normal", "hard", "expert", "greedy", "search", "random", "steady"];

/** The possible endings of keys that are put together. */
const TOGETHER: Record<string, string[]> = {
  "web-about-": GAMES,
  "web-admin-status-": ["open", "running", "finished"],
  "web-bot-": BOTS,
  "web-bot-about-": BOTS,
  "web-chat-phrase-": [...PHRASES],
  "web-colour-": [...COLOURS],
  "web-confirm-when-": ["wasteful", "always", "never"],
  "web-hint-": ["equal", "weaker"],
  "web-joined-": ["list", "named", "then", "sentences"],
  "web-log-": ["undo", "redo", "reset", "rewind"],
  "web-error-input-": ["name", "record", "option", "other"],
  "web-puzzle-level-": ["easy", "middle", "hard"],
  "web-command-": [...COMMANDS.filter((command) => !CHOICES.includes(command) && !command.startsWith("replay-"))],
  "web-": [...COMMANDS.filter((command) => command.startsWith("replay-"))],
  "web-verbosity-": ["all", "mine", "questions"],
  "web-speed-": ["calm", "brisk", "at-once"],
  "web-theme-": ["system", "light", "dark"],
  "web-error-": ["unknown", "offline", "all-placed", "bad-input-allowed", "refused", "stale", "restored", "old-rules", "unavailable", "paused", "time-up", "not-found", "not-admitted", "not-yours", "too-many", "too-large", "forbidden", "seat-taken", "seat-watched", "seat-kept"],
};

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return GAMES.includes(entry.name) ? [] : sources(path);
    return /\.(ts|svelte)$/.test(entry.name) && !entry.name.includes(".test.") ? [readFileSync(path, "utf-8")] : [];
  });
}

test("the catalogue has exactly the sentences of the client", () => {
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

// Python's tests check that all languages have the same keys and arguments. Here the client formats
// them all.
const FOLDERS = [SHARED, ...GAMES.map(localesOf)];
const LANGUAGES = readdirSync(SHARED).flatMap((name) => /^([a-z]+)\.ftl$/.exec(name)?.[1] ?? []);

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(LANGUAGES)("every sentence of the client can be formatted with every number in %s", (code) => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const text = FOLDERS.map((folder) => sentencesIn(folder, code)).join("\n");
  const language = new Language({ language: code, languages: LANGUAGES, shared: text, games: {}, english: {} });
  const keys = [...text.matchAll(/^(([a-z]+-)?web-[a-z-]+|[a-z-]+-(start|turn|effect|line|outcome))(?= =)/gm)].map(([key]) => key);
  const names = [...new Set([...text.matchAll(/\$([\w-]+)/g)].map((found) => found[1]!))];
  for (const number of [0, 1, 2, 3, 5, 11, 21]) {
    const args = Object.fromEntries(names.map((name) => [name, number]));
    for (const key of keys) expect(language.sentence(key, args), key).not.toMatch(/[{}]/);
  }
  expect(keys.length).toBeGreaterThan(500);
  expect(complaints.mock.calls).toEqual([]);
});

test("all our languages write small numbers alike, as the client does without a formatter", () => {
  const small = Array.from({ length: 2000 }, (_, number) => number - 500).filter(isSmall);
  for (const language of LANGUAGES) {
    const { format } = new Intl.NumberFormat(language);
    expect(small.map(format)).toEqual(small.map(String));
  }
});
