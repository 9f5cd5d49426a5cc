// Keeps the keyboard's place when the focused control disappears.

/**
 * The focus moves to the hand if one of its cards was played and more may be, otherwise to the
 * question.
 */
export function keepFocus(node: HTMLElement): () => void {
  let held: HTMLElement | null = null;
  let wasInHand = false;

  function note({ target }: FocusEvent): void {
    held = target as HTMLElement;
    wasInHand = held.closest(".hand") !== null;
  }
  // Pointer users need no focus.
  function forget(): void {
    held = null;
  }
  function leave({ relatedTarget }: FocusEvent): void {
    if (relatedTarget && !node.contains(relatedTarget as Node)) held = null;
  }
  function restore(): void {
    if (held === null || held.isConnected || document.activeElement !== document.body) return;
    held = null;
    const card = wasInHand ? node.querySelector<HTMLElement>(".hand .offered") : null;
    (card ?? node.querySelector<HTMLElement>("h2"))?.focus();
  }

  const watcher = new MutationObserver(restore);
  watcher.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", note);
  node.addEventListener("focusout", leave);
  addEventListener("pointerdown", forget);
  addEventListener("pointerup", forget);
  return () => {
    watcher.disconnect();
    node.removeEventListener("focusin", note);
    node.removeEventListener("focusout", leave);
    removeEventListener("pointerdown", forget);
    removeEventListener("pointerup", forget);
  };
}
