// Tables as the pages show them: plans for new ones, invitations, words about their state.
import { app, t } from "./app.svelte";
import { usualPlayers } from "./games";
import { colourKey } from "./parts/pieces";
import type { GameInfo, Invitation, SeatInfo, TableInfo, TablePlan } from "./wire";

/** The bot that plays when nobody chose one. */
export function usualBot(): string {
  const bots = app.house?.bots ?? [];
  return ["steady", ...bots].find((bot) => bots.includes(bot)) ?? "steady";
}

/** One click: me against bots. */
export function botsPlan(game: GameInfo): TablePlan {
  const names = botNames(usualPlayers(game) - 1);
  const bots = names.map((name) => ({ kind: "bot" as const, bot: usualBot(), name }));
  return { game: game.key, seats: [{ kind: "me" }, ...bots] };
}

/** Names for bots, another choice each time, so that a log can be told apart. */
export function botNames(count: number): string[] {
  const names = t("web-bot-names")
    .split(",")
    .map((name) => name.trim());
  const start = Math.floor(Math.random() * names.length);
  return Array.from({ length: count }, (_, index) => names[(start + index) % names.length] ?? "");
}

export function botName(bot: string): string {
  const key = `web-bot-${bot}`;
  return app.language?.has(key) ? t(key) : bot;
}

/** What a seat is called: the name somebody gave, or its colour. */
export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  return t(seat.kind === "open" ? "web-seat-open" : colourKey(seat.colour));
}

/** Somebody with pieces and a score: a seat's own, or nobody's (an NPC). */
export interface Participant {
  participant: number;
  seat: SeatInfo | null;
  colour: number;
  name: string;
}

export function participantsOf(table: TableInfo): Participant[] {
  return table.participants.map(({ participant, seat: number, colour }) => {
    const seat = table.seats.find((one) => one.seat === number) ?? null;
    const name = seat ? seatName(seat) : t("table-npc", { colour: { word: colourKey(colour) } });
    return { participant, seat, colour, name };
  });
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
  return table.status === "running" && table.seats.some((seat) => isPlayed(seat) && table.to_act.includes(seat.seat));
}
