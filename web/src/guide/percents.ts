// Chances in whole percents that add up to 100.

/** The nearest whole percents with the sum of the chances; the largest remainders are rounded up. */
export function percentsOf(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => chance * 100);
  const rounded = exact.map(Math.floor);
  const left = Math.round(exact.reduce((sum, one) => sum + one, 0)) - rounded.reduce((sum, one) => sum + one, 0);
  const remainder = (at: number) => (exact[at] ?? 0) - (rounded[at] ?? 0);
  const order = exact.map((_, at) => at).sort((one, other) => remainder(other) - remainder(one) || one - other);
  for (const at of order.slice(0, left)) rounded[at]! += 1;
  return rounded;
}
