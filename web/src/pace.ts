// Words for how much time there is: a pace, a clock, a deadline.
import { t } from "./app.svelte";
import type { Pace, TableInfo } from "./wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function paceText(pace: Pace | null, language: string): string {
  if (!pace) return t("web-pace-none");
  if (pace.kind === "days") return t("web-pace-days", { days: pace.days ?? 0 });
  const time = spanText(pace.seconds ?? 0, language);
  if (pace.kind === "turn") return t("web-pace-turn", { time });
  return t("web-pace-reserve", { time, increment: spanText(pace.increment ?? 0, language) });
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

/** What a clock shows: "0:09", "12:05", "1:02:03"; with more than a day, days and hours. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left);
  if (seconds >= DAY) return t("web-clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  const parts = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

/** Until when somebody at a table has to decide; null if nobody is in a hurry. */
export function deadlineOf(table: TableInfo): string | null {
  return table.clocks.flatMap(({ until }) => until ?? []).sort()[0] ?? null;
}

/** A moment of today by its time, another one with its day. */
export function momentText(moment: string, language: string, now = new Date()): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ weekday: "short", day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(language, { ...day, hour: "numeric", minute: "2-digit" }).format(date);
}
