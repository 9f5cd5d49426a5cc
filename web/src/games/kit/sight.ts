// With large text a board may scroll: what is to be decided comes into sight by itself.
export function intoSight(node: HTMLElement): void {
  node.scrollIntoView?.({ block: "nearest" });
}
