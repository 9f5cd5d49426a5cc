// With large text a board may scroll. The current decision is scrolled into view.
export function intoSight(node: HTMLElement): void {
  node.scrollIntoView?.({ block: "nearest" });
}
