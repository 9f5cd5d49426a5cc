// A saved game as text: what can be said about it before the server has seen it.

/** The record, or the key of the sentence that says why there is none. */
export type Read = { record: unknown } | { problem: string };

export function readRecord(text: string): Read {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  try {
    return { record: JSON.parse(trimmed) as unknown };
  } catch {
    const isBrokenOff = trimmed.startsWith("{") && !trimmed.endsWith("}");
    return { problem: isBrokenOff ? "web-saved-broken-off" : "web-saved-unreadable" };
  }
}

/** What is over is looked back on, with everything open; what is not is played on. */
export function addressOfRecord(table: string, record: unknown): string {
  const isOver = typeof record === "object" && record !== null && "result" in record && record.result !== null;
  return isOver ? `/replay/${table}?eyes=open` : `/table/${table}`;
}
