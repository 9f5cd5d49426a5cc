// Tables as the pages show them: plans for new ones, invitations, texts about their state.
import { app, t } from "./app.svelte";
import { usualPlayers } from "./games";
import { COLOURS, colourKey } from "./parts/pieces";
import type { GameInfo, Invitation, SeatInfo, SeatPlan, TableInfo, TablePlan } from "./wire";

/** Bots for people, from the weakest level to the strongest; the others are for experiments. */
const LEVELS = ["easy", "normal", "hard", "expert"];

export function levels(): string[] {
  return LEVELS.filter((level) => app.instance?.bots.includes(level));
}

export function experiments(): string[] {
  return (app.instance?.bots ?? []).filter((bot) => !LEVELS.includes(bot));
}

/** The default bot of a seat. */
export function usualBot(): string {
  const bots = app.instance?.bots ?? [];
  return ["normal", ...bots].find((bot) => bots.includes(bot)) ?? "normal";
}

/** The level of the last game, used for the next one. */
export function chosenBot(): string {
  const { level } = app.preferences;
  return levels().includes(level) ? level : usualBot();
}

export function rememberBot(bot: string): void {
  if (LEVELS.includes(bot)) app.prefer({ level: bot });
}

/** The number of players of the last table of a game, used for the next one. */
export function chosenPlayers(game: Pick<GameInfo, "key" | "players">): number {
  const last = app.preferences.players[game.key];
  return last !== undefined && game.players.includes(last) ? last : usualPlayers(game);
}

export function rememberPlayers(game: string, players: number): void {
  app.prefer({ players: { ...app.preferences.players, [game]: players } });
}

/** Whether everybody else is a bot, so that hints harm nobody. */
export function isAlone(seats: readonly Pick<SeatPlan, "kind">[]): boolean {
  return seats.filter(({ kind }) => kind !== "bot").every(({ kind }, index) => kind === "me" && index === 0);
}

/** The colour that I like, if the game has it; null: any. */
export function likedColour(game: Pick<GameInfo, "players"> | undefined): number | null {
  const { colour } = app.preferences;
  return colour !== null && colour < Math.max(...(game?.players ?? [0])) ? colour : null;
}

/** A quick game: me against bots. */
export function botsPlan(game: GameInfo): TablePlan {
  const colour = likedColour(game);
  const colours = COLOURS.map((_, number) => number).filter((number) => number !== (colour ?? 0));
  const bots = colours.slice(0, chosenPlayers(game) - 1).map((one) => ({ kind: "bot" as const, bot: chosenBot(), colour: one, name: botNameOf(one) }));
  return { game: game.key, seats: [{ kind: "me", colour }, ...bots], hints: true };
}

/**
 * A name for a bot: that of a thing of its colour, so that the same name always has the same colour. A
 * colour has two, so that logs can be distinguished.
 */
export function botNameOf(colour: number, taken: readonly string[] = []): string {
  const names = t("web-bot-names").split(",").map((name) => name.trim());
  const own = names.slice(2 * colour, 2 * colour + 2).filter((name) => !taken.includes(name));
  return own[Math.floor(Math.random() * own.length)] ?? "";
}

export function botName(bot: string): string {
  const key = `web-bot-${bot}`;
  return app.language?.has(key) ? t(key) : bot;
}

export function aboutBot(bot: string): string {
  const key = `web-bot-about-${bot}`;
  return app.language?.has(key) ? t(key) : "";
}

/** A bot in a list of choices: its name and how it plays. */
export function botChoice(bot: string): string {
  const about = aboutBot(bot);
  return about ? t("web-bot-choice", { bot: botName(bot), about }) : botName(bot);
}

/** The label of a seat that a bot plays. */
export function botTag({ bot }: Pick<SeatInfo, "bot">): string {
  return bot ? t("web-bot-tag-of", { bot: botName(bot) }) : t("web-bot-tag");
}

/** The name of a seat: the player's name, or its colour. */
export function seatName(seat: SeatInfo): string {
  if (seat.removed) return t("web-removed");
  // In records from the command line bots are named after their kind, so names may repeat.
  if (seat.name && !seat.name.startsWith("bot:")) return seat.name;
  return t(seat.kind === "open" ? "web-seat-open" : colourKey(seat.colour));
}

/** A participant has pieces and a score. It belongs to a seat, or to nobody (an NPC). */
export interface Participant {
  participant: number;
  seat: SeatInfo | null;
  colour: number;
  name: string;
  /** The short name, shown beside a piece: an NPC's is only its colour. */
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

/** A list indexed by participant number; numbers may be missing. */
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
    // Storage is forbidden here: a new link has to be made.
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

/**
 * A link for another device. If this page is on localhost, others reach the instance at another
 * address.
 */
export function joinAddress(token: string, at: Pick<Location, "hostname" | "origin"> = location): string {
  const elsewhere = LOCAL.includes(at.hostname) ? app.instance?.reachable_at : "";
  return `${elsewhere || at.origin}/join#${token}`;
}

/**
 * One link for all free seats: each person who opens it gets the next one. It contains the secrets
 * of all.
 */
export const SECRETS = ",";

export function joinAllAddress(tokens: readonly string[]): string {
  return joinAddress(tokens.join(SECRETS));
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

/** Whether I decide for this seat, rather than a bot that holds it. */
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
