// Where points come from, in words: a game may have a name for each kind of event that gives some.
import { app, t } from "../app.svelte";
import type { CourseRow } from "../wire";

/** What a kind of points is called; without a name of the game's, by its rule. */
export function sourceName(game: string, key: string, rule: string): string {
  const name = `${game}-web-points-${key.replace(`${game}-`, "")}`;
  if (app.language?.has(name)) return t(name, { rule: rule.replaceAll(".", "-") });
  return rule ? t("web-rule", { rule }) : t("web-score");
}

/** The sum of some rows, by participant. */
export function sumOf(rows: readonly CourseRow[], participants: number): number[] {
  return Array.from({ length: participants }, (_, at) => rows.reduce((sum, row) => sum + (row.points[at] ?? 0), 0));
}
