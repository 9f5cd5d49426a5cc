// Gives the focus back when what has taken it is closed.

/** The place of the focus before a window opened. A window that replaces another one goes back to the same place. */
const openers = new WeakMap<Element, HTMLElement | null>();
/** The place of a window that has just been closed. */
let left: HTMLElement | null = null;

/** Remember where the focus is before `node` takes it. The returned function gives it back, if nothing else has it. */
export function rememberFocus(node: Element): () => void {
  const from = document.activeElement as HTMLElement | null;
  const around = from && from !== node ? from.closest("dialog") : null;
  const isNowhere = from === null || from === document.body;
  const opener = around && around !== node ? (openers.get(around) ?? null) : isNowhere ? left : from;
  openers.set(node, opener);
  return () => {
    left = opener;
    queueMicrotask(() => {
      left = null;
      if (isLost()) giveTo(opener);
    });
  };
}

/** Whether nothing that is still in the page has the focus. */
export function isLost(): boolean {
  const { activeElement: active } = document;
  const isOpen = document.querySelector("dialog[open]") !== null;
  return !isOpen && (active === null || active === document.body || !active.isConnected);
}

/** Focuses the place itself, or if it has gone, the choices at a table, or the page. */
function giveTo(opener: HTMLElement | null): void {
  if (opener?.isConnected) opener.focus();
  if (!isLost()) return;
  const choices = document.querySelector<HTMLElement>("main .keys");
  const page = choices ?? document.querySelector<HTMLElement>("main");
  if (page && page.tabIndex < 0) page.tabIndex = -1;
  page?.focus();
}
