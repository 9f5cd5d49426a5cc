// Moments of a replay: point of view, position in the log, and address.

/** A seat, everything open, or (null) what everybody saw. */
export type Eyes = number | "open" | null;

/** How many moments are loaded at once. */
export const PORTION = 40;

/** Maximum number of characters quoted from an address. */
const LONGEST_WORD = 20;

export function portionOf(index: number): number {
  return Math.floor(index / PORTION) * PORTION;
}

export function eyesText(eyes: Eyes): string {
  return eyes === null ? "-1" : String(eyes);
}

/** The last moment at or before a log row. */
export function momentAt(seqs: readonly number[], seq: number): number {
  const index = seqs.findLastIndex((one) => one <= seq);
  return Math.max(index, 0);
}

/**
 * What an address asks for: null or undefined if it does not say, and its text if it is invalid.
 */
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

/**
 * Notes about an address that could not be followed: message keys, with what was asked and what is
 * shown.
 */
export interface Note {
  key: string;
  asked: string;
}

/** The note for a reader who asked for something other than what is shown. */
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

/** The address of a position. The end of a finished game needs no number. */
export function addressOf(id: string, seq: number | null, eyes: Eyes): string {
  const at = seq === null ? "" : `at=${seq}&`;
  return `/replay/${encodeURIComponent(id)}?${at}eyes=${eyesText(eyes)}`;
}
