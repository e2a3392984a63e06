/** The numbers from 1 to `count`. */
export const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Names of numbered columns: each name with 1, then each with 2, and so on. */
export const numbered = (count: number, ...names: readonly string[]): string[] =>
  numbersTo(count).flatMap((number) => names.map((name) => `${name}${number}`));
