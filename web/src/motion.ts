// Motion, as far as the reader wants it.

/** Whether the system asks for as little motion as possible. */
export function reducedMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
