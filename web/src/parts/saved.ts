// A saved game as text: what the client can check before the server sees it.

/** The record, or the key of the sentence that says why it cannot be read. */
export type Read = { record: unknown } | { problem: string };

export function readRecord(text: string): Read {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  try {
    const record = JSON.parse(trimmed) as unknown;
    return isRecord(record) ? { record } : { problem: "web-saved-other" };
  } catch {
    const isBrokenOff = trimmed.startsWith("{") && !trimmed.endsWith("}");
    return { problem: isBrokenOff ? "web-saved-broken-off" : "web-saved-unreadable" };
  }
}

/** Whether a file could be a saved game. For other JSON a list of missing fields would not help. */
function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && "game" in value && typeof value.game === "string";
}

/** A finished game is opened as a replay with everything open; an unfinished one is continued. */
export function addressOfRecord(table: string, record: unknown): string {
  const isOver = typeof record === "object" && record !== null && "result" in record && record.result !== null;
  return isOver ? `/replay/${table}?eyes=open` : `/table/${table}`;
}
