// Texts about time: time controls, clocks, deadlines.
import { t } from "./app.svelte";
import type { TimeControl, TableInfo } from "./wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeControlText(timeControl: TimeControl | null, language: string): string {
  if (!timeControl) return t("web-pace-none");
  if (timeControl.kind === "days") return t("web-pace-days", { days: timeControl.days ?? 0 });
  const time = spanText(timeControl.seconds ?? 0, language);
  if (timeControl.kind === "turn") return t("web-pace-turn", { time });
  return t("web-pace-reserve", { time, increment: spanText(timeControl.increment ?? 0, language) });
}

/** A span of time in the largest unit that fits: "90 sec", "10 min", "2 hr". */
export function spanText(seconds: number, language: string): string {
  const units: [string, number][] = [
    ["hour", HOUR],
    ["minute", MINUTE],
  ];
  const [unit, length] = units.find(([, length]) => seconds > 0 && seconds % length === 0) ?? ["second", 1];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(seconds / length);
}

/** The text of a clock: "0:09", "12:05", "1:02:03"; above a day, days and hours. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left);
  if (seconds >= DAY) return t("web-clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  const parts = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

/** The next deadline at a table; null if there is none. */
export function deadlineOf(table: TableInfo): string | null {
  return table.clocks.flatMap(({ until }) => until ?? []).sort()[0] ?? null;
}

/** A time of day, with the date unless it is today. */
export function momentText(moment: string, language: string, now = new Date()): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ weekday: "short", day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(language, { ...day, hour: "numeric", minute: "2-digit" }).format(date);
}
