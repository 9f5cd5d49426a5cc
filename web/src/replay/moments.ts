// Moments of a replay: through whose eyes, where in the log, and the address of each.

/** A seat, everything open, or (null) what everybody saw. */
export type Eyes = number | "open" | null;

/** How many moments are loaded at once. */
export const PORTION = 40;

/** So much of what stands in an address is repeated. */
const LONGEST_WORD = 20;

export function portionOf(index: number): number {
  return Math.floor(index / PORTION) * PORTION;
}

export function eyesText(eyes: Eyes): string {
  return eyes === null ? "-1" : String(eyes);
}

/** The moment that was the last one at a number of the log. */
export function momentAt(seqs: readonly number[], seq: number): number {
  const index = seqs.findLastIndex((one) => one <= seq);
  return Math.max(index, 0);
}

/** What an address asks for: null and undefined if it does not say, and its words if they mean nothing. */
export interface Asked {
  at: number | null;
  eyes: Eyes | undefined;
  odd: { at?: string; eyes?: string };
}

export function readSearch(search: string): Asked {
  const asked = new URLSearchParams(search);
  const at = asked.get("at");
  const eyes = asked.get("eyes");
  const isNumber = at !== null && /^\d{1,6}$/.test(at);
  const odd: Asked["odd"] = {};
  if (at !== null && !isNumber) odd.at = at.slice(0, LONGEST_WORD);
  if (eyes !== null && readEyes(eyes) === undefined) odd.eyes = eyes.slice(0, LONGEST_WORD);
  return { at: isNumber ? Number(at) : null, eyes: readEyes(eyes), odd };
}

/** What an address asked for in vain: keys of sentences, with what was asked and what is shown. */
export interface Note {
  key: string;
  asked: string;
}

/** What to say to who asked for something else than what is shown. */
export function notesOn(asked: Asked, seqs: readonly number[], shown: Eyes, isOver: boolean): Note[] {
  const notes: Note[] = [];
  const last = seqs.at(-1) ?? 0;
  if (asked.odd.at !== undefined) notes.push({ key: "web-replay-odd-position", asked: asked.odd.at });
  else if (asked.at !== null && asked.at > last) notes.push({ key: "web-replay-no-position", asked: String(asked.at) });
  else if (asked.at !== null && !seqs.includes(asked.at)) notes.push({ key: "web-replay-odd-position", asked: String(asked.at) });
  if (asked.odd.eyes !== undefined) notes.push({ key: "web-replay-odd-eyes", asked: asked.odd.eyes });
  else if (asked.eyes !== undefined && asked.eyes !== shown) {
    notes.push({ key: isOver ? "web-replay-odd-eyes" : "web-replay-other-eyes", asked: eyesText(asked.eyes) });
  }
  return notes;
}

function readEyes(text: string | null): Eyes | undefined {
  if (text === "open") return "open";
  if (text === "-1") return null;
  return text !== null && /^\d$/.test(text) ? Number(text) : undefined;
}

/** The address of a position; at the end of a game that is over it needs no number. */
export function addressOf(id: string, seq: number | null, eyes: Eyes): string {
  const at = seq === null ? "" : `at=${seq}&`;
  return `/replay/${encodeURIComponent(id)}?${at}eyes=${eyesText(eyes)}`;
}
