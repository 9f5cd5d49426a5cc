// One tab stop for a row of buttons: arrow keys move between them. A slider in the row has its own tab
// stop before that of the buttons; buttons with `data-aside` only repeat what it does.
export function toolbar(node: HTMLElement): () => void {
  const buttons = () => [...node.querySelectorAll<HTMLElement>(":is(button, [role=option], [tabindex]):not([data-aside])")];

  function settle(): void {
    const all = buttons();
    const current = all.find((button) => button === document.activeElement) ?? all.find((button) => button.tabIndex === 0) ?? all[0];
    for (const button of all) {
      const index = button === current ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  }

  function onkeydown(event: KeyboardEvent): void {
    const all = buttons();
    const here = all.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    const steps: Record<string, number> = {
      ArrowRight: here + 1,
      ArrowDown: here + 1,
      ArrowLeft: here - 1,
      ArrowUp: here - 1,
      Home: 0,
      End: all.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[(next + all.length) % all.length]?.focus();
    settle();
  }

  settle();
  const watcher = new MutationObserver(settle);
  watcher.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", onkeydown);
  node.addEventListener("focusin", settle);
  return () => {
    watcher.disconnect();
    node.removeEventListener("keydown", onkeydown);
    node.removeEventListener("focusin", settle);
  };
}
