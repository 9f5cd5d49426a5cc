/** The width of a text in ems, guessed: letters are a little wider than half their height, Japanese characters are square. */
export function emsOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 1 : 0.6), 0);
}
