// Moments of a replay: through whose eyes, where in the log, and the address of each.

/** A seat, everything open, or (null) what everybody saw. */
export type Eyes = number | "open" | null;

/** How many moments are loaded at once. */
export const PORTION = 40;

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

/** What an address asks for; eyes undefined if it does not say. */
export function readSearch(search: string): { at: number | null; eyes: Eyes | undefined } {
  const asked = new URLSearchParams(search);
  const at = asked.get("at");
  const eyes = asked.get("eyes");
  return { at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null, eyes: readEyes(eyes) };
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
