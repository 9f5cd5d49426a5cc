// The catalogues as the server combines them: `de.ftl`, and one file per subject, `rules.de.ftl`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = "../src/trilobite";
export const SHARED = join(ROOT, "locales");
export const localesOf = (game: string) => join(ROOT, "games", game, "locales");

/** All sentences of a folder in a language. */
export function sentencesIn(folder: string, code: string): string {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name === `${code}.ftl` || name.endsWith(`.${code}.ftl`)) : [];
  return names.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
}
