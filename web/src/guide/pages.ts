// A guide's texts as messages, and the identity of its steps.
import type { Message } from "../games/contract";
import type { GuideInfo, GuidePage, LessonInfo, TableInfo } from "../wire";

export function messageOf(page: GuidePage): Message {
  return page.text as unknown as Message;
}

/** Identifies a step by its text, because the same step number may be reached again. */
export function keyOf({ step, pages }: GuideInfo): string {
  return `${step} ${pages.map((page) => messageOf(page).key).join(" ")}`;
}

/** The guided first game. */
export const lessonOf = (game: string) => `lesson/${game}`;

/** The lesson after this one; undefined after the last. */
export function nextLesson(lessons: LessonInfo[], guide: string | null): LessonInfo | undefined {
  const index = lessons.findIndex((lesson) => lesson.guide === guide);
  return index < 0 ? undefined : lessons[index + 1];
}

/** How far somebody has come with a lesson. A finished lesson may also have a table that is still running. */
export function stateOf(tables: TableInfo[], guide: string): "new" | "begun" | "done" {
  const states = tables.filter((table) => table.guide === guide).map(({ status }) => status);
  if (states.includes("running")) return "begun";
  return states.includes("finished") ? "done" : "new";
}

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
