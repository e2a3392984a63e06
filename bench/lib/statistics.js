/**
 * @param {number[]} values
 * @returns {number}
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * @param {number[]} values
 * @param {number} share From 0 to 1.
 * @returns {number} Percentile: the value that this share of the values does not exceed.
 */
export const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/**
 * Runs several measurements alternately in rounds, so that load on the machine affects all of them equally.
 *
 * @template {string} Name
 * @param {number} rounds
 * @param {Record<Name, () => number | Promise<number>>} things Each returns what it measured.
 * @returns {Promise<Record<Name, number>>} The medians.
 */
export async function interleaved(rounds, things) {
  const names = /** @type {Name[]} */ (Object.keys(things));
  /** @type {Map<Name, number[]>} */
  const measured = new Map(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 ? [...names].reverse() : names) measured.get(name)?.push(await things[name]());
  }
  return /** @type {Record<Name, number>} */ (
    Object.fromEntries(names.map((name) => [name, median(measured.get(name) ?? [])]))
  );
}
