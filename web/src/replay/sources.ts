// Names for the sources of points: a game may name each kind of event that gives points.
import { app, t } from "../app.svelte";
import type { TimelineRow } from "../wire";

/** The name of a source of points; without one, its rule. */
export function sourceName(game: string, key: string, rule: string): string {
  const name = `${game}-web-points-${key.replace(`${game}-`, "")}`;
  if (app.language?.has(name)) return t(name, { rule: rule.replaceAll(".", "-") });
  return rule ? t("web-rule", { rule }) : t("web-score");
}

/** The sum of some rows, by participant. */
export function sumOf(rows: readonly TimelineRow[], participants: number): number[] {
  return Array.from({ length: participants }, (_, at) => rows.reduce((sum, row) => sum + (row.points[at] ?? 0), 0));
}
