// The sides of a game as the players panel shows them: each player, or partners together.
import { t } from "../app.svelte";
import type { SideJson, StandingJson } from "../games/kit/standing";

export interface Side<Row> {
  json: SideJson | null;
  rows: Row[];
  /** How much of the bar is scored and how much is expected, in percent of the best total. */
  bar: { scored: number; expected: number };
}

/** The rows of the panel by side, in the order of the standing; without a standing each alone. */
export function sidesOf<Row extends { participant: number }>(rows: Row[], standing: StandingJson | null): Side<Row>[] {
  if (!standing) return rows.map((row) => ({ json: null, rows: [row], bar: { scored: 0, expected: 0 } }));
  const most = Math.max(1, ...standing.sides.map(({ points, total }) => Math.max(points, total)));
  const share = (points: number) => Math.max(0, Math.round((100 * points) / most));
  const sides = standing.sides.map((json) => ({
    json,
    rows: json.members.flatMap((who) => rows.find(({ participant }) => participant === who) ?? []),
    // A loss that is expected makes the dark part shorter.
    bar: { scored: share(Math.min(json.points, json.total)), expected: share(Math.max(0, json.total - json.points)) },
  }));
  return sides.filter((side) => side.rows.length > 0);
}

/** One name, or those of partners. */
export function namesOf(names: string[]): string {
  return names.reduce((one, two) => t("web-team-of", { one, two }));
}
