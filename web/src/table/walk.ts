// One tab stop for a list of lines: arrow keys move between the lines and within a line.

/** Whether the key was handled. A row is marked with `data-row`. From the list itself, up and down go to `start` or to the last row. */
export function walkLines(event: KeyboardEvent, list: HTMLElement, start?: Element | null): boolean {
  const rows = [...list.querySelectorAll("[data-row]")].map((row) => [...row.querySelectorAll("button")]).filter((row) => row.length > 0);
  const here = document.activeElement as HTMLButtonElement;
  const at = rows.findIndex((row) => row.includes(here));
  const row = rows[at] ?? [];
  const begin = start ? rows.find(([first]) => first && start.contains(first)) : rows.at(-1);
  const ways: Record<string, HTMLElement | undefined> = {
    ArrowUp: (at < 0 ? begin : rows[at - 1])?.[0],
    ArrowDown: (at < 0 ? begin : rows[at + 1])?.[0],
    ArrowRight: row[row.indexOf(here) + 1],
    ArrowLeft: row[row.indexOf(here) - 1],
    Home: at < 0 ? undefined : rows[0]?.[0],
    End: rows.at(-1)?.[0],
  };
  const next = ways[event.key];
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}
