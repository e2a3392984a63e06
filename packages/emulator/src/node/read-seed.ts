import type { Seed } from '../sow.js';
import { UsageError } from './read-arguments.js';

/** The most products a shop can be asked for. */
const MOST_PRODUCTS = 100_000;

/**
 * Reads what `--seed` names: `empty`, a number of products, or a catalog's CSV file.
 *
 * @throws {UsageError} when it is none of these, or the file cannot be read or is malformed
 */
export function readSeed(seed: string): Seed {
  if (seed === 'empty') return 'empty';
  if (/^\d+$/.test(seed) && Number(seed) >= 1 && Number(seed) <= MOST_PRODUCTS) return Number(seed);
  throw new UsageError(
    `--seed must be "empty", a number of products from 1 to ${MOST_PRODUCTS}, or a .csv file, not ${JSON.stringify(seed)}.`,
  );
}
