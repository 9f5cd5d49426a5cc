// Tables as the pages show them: plans for new ones, invitations, words about their state.
import { app, t } from "./app.svelte";
import { usualPlayers } from "./games";
import { colourKey } from "./parts/pieces";
import type { GameInfo, Invitation, SeatInfo, SeatPlan, TableInfo, TablePlan } from "./wire";

/** Bots that people choose by how well they play, from the weakest; the others are for experiments. */
const LEVELS = ["easy", "normal", "hard", "expert"];

export function levels(): string[] {
  return LEVELS.filter((level) => app.house?.bots.includes(level));
}

export function experiments(): string[] {
  return (app.house?.bots ?? []).filter((bot) => !LEVELS.includes(bot));
}

/** The bot that holds a seat when nobody chose one. */
export function usualBot(): string {
  const bots = app.house?.bots ?? [];
  return ["normal", ...bots].find((bot) => bots.includes(bot)) ?? "normal";
}

/** The level of the last game, for the next one. */
export function chosenBot(): string {
  const { level } = app.preferences;
  return levels().includes(level) ? level : usualBot();
}

export function rememberBot(bot: string): void {
  if (LEVELS.includes(bot)) app.prefer({ level: bot });
}

/** Whether everybody else is a bot: then hints hurt nobody. */
export function isAlone(seats: readonly Pick<SeatPlan, "kind">[]): boolean {
  return seats.filter(({ kind }) => kind !== "bot").every(({ kind }, index) => kind === "me" && index === 0);
}

/** One click: me against bots. */
export function botsPlan(game: GameInfo): TablePlan {
  const names = botNames(usualPlayers(game) - 1);
  const bots = names.map((name) => ({ kind: "bot" as const, bot: chosenBot(), name }));
  return { game: game.key, seats: [{ kind: "me" }, ...bots], hints: true };
}

/** Names for bots, another choice each time, so that a log can be told apart; none that is taken. */
export function botNames(count: number, taken: string[] = []): string[] {
  const names = t("web-bot-names")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => !taken.includes(name));
  const start = Math.floor(Math.random() * names.length);
  return Array.from({ length: count }, (_, index) => names[(start + index) % names.length] ?? "");
}

export function botName(bot: string): string {
  const key = `web-bot-${bot}`;
  return app.language?.has(key) ? t(key) : bot;
}

export function aboutBot(bot: string): string {
  const key = `web-bot-about-${bot}`;
  return app.language?.has(key) ? t(key) : "";
}

/** A bot as a choice: its name and how it plays. */
export function botChoice(bot: string): string {
  const about = aboutBot(bot);
  return about ? t("web-bot-choice", { bot: botName(bot), about }) : botName(bot);
}

/** What a seat says about the bot that plays it. */
export function botTag({ bot }: Pick<SeatInfo, "bot">): string {
  return bot ? t("web-bot-tag-of", { bot: botName(bot) }) : t("web-bot-tag");
}

/** What a seat is called: the name somebody gave, or its colour. */
export function seatName(seat: SeatInfo): string {
  if (seat.removed) return t("web-removed");
  // In a record of the command line a bot has the name of its kind; several may have the same.
  if (seat.name && !seat.name.startsWith("bot:")) return seat.name;
  return t(seat.kind === "open" ? "web-seat-open" : colourKey(seat.colour));
}

/** Somebody with pieces and a score: a seat's own, or nobody's (an NPC). */
export interface Participant {
  participant: number;
  seat: SeatInfo | null;
  colour: number;
  name: string;
  /** The name where a piece stands beside it and there is little room: an NPC is only its colour. */
  short: string;
}

export function participantsOf({ participants, seats }: Pick<TableInfo, "participants" | "seats">): Participant[] {
  return participants.map(({ participant, seat: number, colour }) => {
    const seat = seats.find((one) => one.seat === number) ?? null;
    const short = seat ? seatName(seat) : t(colourKey(colour));
    const name = seat ? short : t("table-npc", { colour: { word: colourKey(colour) } });
    return { participant, seat, colour, name, short };
  });
}

/** A list by number of participant; numbers may be left out. */
export function byNumber<T>(people: Participant[], pick: (one: Participant) => T, none: T): T[] {
  const list = Array<T>(Math.max(-1, ...people.map(({ participant }) => participant)) + 1).fill(none);
  for (const one of people) list[one.participant] = pick(one);
  return list;
}

/** Invitation links of tables made in this window; the server keeps only their hashes. */
const KEPT = "trilobite-invitations-";

export function keepInvitations(id: string, invitations: Invitation[]): void {
  try {
    sessionStorage.setItem(KEPT + id, JSON.stringify({ ...invitationsOf(id), ...bySeat(invitations) }));
  } catch {
    // Then a new link has to be made.
  }
}

function bySeat(invitations: Invitation[]): Record<string, string> {
  return Object.fromEntries(invitations.map(({ seat, token }) => [String(seat), token]));
}

export function invitationsOf(id: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT + id) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** A link for another device. Where this page is on localhost, others find the house elsewhere. */
export function joinAddress(token: string, at: Pick<Location, "hostname" | "origin"> = location): string {
  const elsewhere = LOCAL.includes(at.hostname) ? app.house?.reachable_at : "";
  return `${elsewhere || at.origin}/join#${token}`;
}

/** How long ago, in the reader's language: "2 hours ago". */
export function ago(time: string, language: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(time) - now) / 1000);
  if (!Number.isFinite(seconds)) return "";
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ];
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return words.format(Math.round(seconds / length), unit);
  }
  return words.format(0, "minute");
}

/** Whether I decide here. A seat of mine that a bot holds plays by itself. */
export function isPlayed(seat: SeatInfo): boolean {
  return seat.mine && seat.kind === "human" && !seat.conceded;
}

/** A bot holds my seat until I take it back. */
export function isHeld(seat: SeatInfo): boolean {
  return seat.mine && seat.kind === "bot" && !seat.conceded;
}

export function isMyTurn(table: TableInfo): boolean {
  const lapsed = table.clocks.filter((clock) => clock.lapsed).map((clock) => clock.seat);
  const asked = table.to_act.filter((seat) => !lapsed.includes(seat));
  return table.status === "running" && table.seats.some((seat) => isPlayed(seat) && asked.includes(seat.seat));
}
