// A guide's texts as messages, and the identity of its steps.
import type { Message } from "../games/contract";
import type { GuideInfo, GuidePage, TableInfo } from "../wire";

export function messageOf(page: GuidePage): Message {
  return page.text as unknown as Message;
}

/** Identifies a step by its text, because the same step number may be reached again. */
export function keyOf({ step, pages }: GuideInfo): string {
  return `${step} ${pages.map((page) => messageOf(page).key).join(" ")}`;
}

export const lessonOf = (game: string) => `lesson/${game}`;

/**
 * Whether somebody has played a game or finished its lesson. Then they need not start with the
 * lesson.
 */
export function isKnown(tables: TableInfo[], game: string): boolean {
  return tables.some((table) => table.game === game && (!table.guide || (table.guide === lessonOf(game) && table.status === "finished")));
}

/** An unfinished lesson of a game. */
export function begunLesson(tables: TableInfo[], game: string): TableInfo | undefined {
  return tables.find(({ guide, status }) => guide === lessonOf(game) && status === "running");
}
