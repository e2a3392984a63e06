import { readFileSync } from 'node:fs';
import { CsvError } from '../csv/csv-error.js';
import { type Reading, readCatalog } from '../csv/read-catalog.js';
import type { Seed } from '../sow.js';
import { UsageError } from './read-arguments.js';

/** The most products a shop can be asked for. */
const MOST_PRODUCTS = 100_000;

/**
 * Reads what `--seed` names: `empty`, a number of products, or a catalog's CSV file, which is checked.
 *
 * @param reading the currency of the file's prices, and who is told of its rows while it is read
 * @throws {UsageError} when it is none of these, or the file cannot be read or is malformed
 */
export function readSeed(seed: string, reading: Reading = {}): Seed {
  if (seed === 'empty') return 'empty';
  if (/^\d+$/.test(seed) && Number(seed) >= 1 && Number(seed) <= MOST_PRODUCTS) return Number(seed);
  if (seed.toLowerCase().endsWith('.csv')) return { csv: readCsv(seed, reading) };
  throw new UsageError(
    `--seed must be "empty", a number of products from 1 to ${MOST_PRODUCTS}, or a .csv file, not ${JSON.stringify(seed)}.`,
  );
}

function readCsv(file: string, reading: Reading): string {
  try {
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    readCatalog(csv, new Date(), reading);
    return csv;
  } catch (error) {
    if (error instanceof CsvError) {
      const { message, total } = error;
      const found =
        total === 1 ? `${message} Nothing was imported.` : `${total} errors. Nothing was imported.\n${message}`;
      throw new UsageError(`${file}: ${found}`, { cause: error });
    }
    const reason = error instanceof TypeError ? 'it is not UTF-8 text' : (error as Error).message;
    throw new UsageError(`The catalog ${file} cannot be read: ${reason}.`, { cause: error });
  }
}
