// Playing again: the first person asks, and the game begins when all others have agreed.
import { api } from "../api";
import { go } from "../router";
import type { TableSession } from "./session.svelte";

const asked = new Set<string>();

/** Whether the reader has asked for the next game of this table. */
export const isAsked = (id: string): boolean => asked.has(id);

/** Ask for the next game, or take my seat in it, and go there. */
export async function playAgain(session: TableSession): Promise<void> {
  const { id } = session.state;
  asked.add(id);
  const answer = await api.rematch(id);
  if (answer.ok) go(`/table/${answer.value.table}`);
  else session.errorLine.error = answer.error;
}
