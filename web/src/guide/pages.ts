// What a guide says, as messages; and which of its steps it is.
import type { Message } from "../games/contract";
import type { GuideInfo, GuidePage, TableInfo } from "../wire";

export function messageOf(page: GuidePage): Message {
  return page.text as unknown as Message;
}

/** Tells steps apart: what is said there, for the same step may be come to again. */
export function keyOf({ step, pages }: GuideInfo): string {
  return `${step} ${pages.map((page) => messageOf(page).key).join(" ")}`;
}

export const lessonOf = (game: string) => `lesson/${game}`;

/** Whether somebody has played a game, or learned it to the end: then they need not begin with that. */
export function isKnown(tables: TableInfo[], game: string): boolean {
  return tables.some((table) => table.game === game && (!table.guide || (table.guide === lessonOf(game) && table.status === "finished")));
}

/** The lesson of a game that somebody has begun and not ended. */
export function begunLesson(tables: TableInfo[], game: string): TableInfo | undefined {
  return tables.find(({ guide, status }) => guide === lessonOf(game) && status === "running");
}
