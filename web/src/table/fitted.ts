// Smaller type where there is much to read: the dock keeps its height, and nothing in it is cut.

/** The sizes that are tried, as shares of the usual one; the style sheet has a smallest size. */
export const SIZES = [1, 0.92, 0.84, 0.76, 0.7] as const;

/** Set `--fit` to the largest size at which the text of an element is there as a whole. */
export function fitted(node: HTMLElement): () => void {
  function fit(): void {
    for (const size of SIZES) {
      node.style.setProperty("--fit", String(size));
      if (node.scrollHeight <= node.clientHeight) return;
    }
  }
  fit();
  const words = new MutationObserver(fit);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  const room = new ResizeObserver(fit);
  room.observe(node.parentElement ?? node);
  return () => {
    words.disconnect();
    room.disconnect();
  };
}
