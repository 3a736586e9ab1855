/** Dollars that a job in Canada may pay for a period (its id), from a token amount to an executive's. */
const PLAUSIBLE: Readonly<Record<number, readonly [min: number, max: number]>> = {
  1: [4_000, 2_000_000],
  2: [300, 100_000],
  3: [80, 25_000],
  4: [20, 5_000],
  5: [5, 700],
};

/** Whether all of these amounts may be pay for a period, by its id (§2.5); of one that is not known, any may. */
export function isPlausiblePay(period: number, ...amounts: number[]): boolean {
  const [min, max] = PLAUSIBLE[period] ?? [0, Infinity];
  return amounts.every((amount) => amount >= min && amount <= max);
}
