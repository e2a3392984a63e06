import { readFileSync, statSync } from 'node:fs';
import { CsvError } from '../csv/rows/csv-error.js';
import { type FileReading, checkFileSize, readProductFile } from '../csv/read-product-file.js';
import { parseSiteFile, SiteFileError } from '../api/site-file/index.js';
import type { Seed } from '../apply-seed.js';
import { UsageError } from './read-arguments.js';

/** Maximum number of generated products. */
const MAX_PRODUCTS = 100_000;

/**
 * Parses a seed, as `--seed` of the command line accepts it: `empty`, a number of products, the path of a CSV
 * product file, or that of a file of `cartwright pull`. Files are read and validated.
 *
 * @param seed - `empty`, a number from 1 to 100,000, or a path that ends with `.csv` or `.json`.
 * @param reading - Currency of the file's prices, catalog version of the store, and a callback for progress.
 * @returns Seed for `createEmulator({ seed })`.
 * @throws {UsageError} for any other value, and for a file that cannot be read or is invalid
 */
export function readSeed(seed: string, reading: FileReading = {}): Seed {
  if (seed === 'empty') return 'empty';
  if (/^\d+$/.test(seed) && Number(seed) >= 1 && Number(seed) <= MAX_PRODUCTS) return Number(seed);
  if (seed.toLowerCase().endsWith('.csv')) return { csv: readCsv(seed, reading) };
  if (seed.toLowerCase().endsWith('.json')) return { site: readSite(seed) };
  throw new UsageError(
    `--seed must be "empty", a number of products from 1 to ${MAX_PRODUCTS}, or a .csv or .json file, not ${JSON.stringify(seed)}.`,
  );
}

function readSite(file: string) {
  try {
    return parseSiteFile(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SiteFileError ? error.message : `${(error as Error).message}.`;
    throw new UsageError(`Cannot read the site ${file}: ${reason}`, { cause: error });
  }
}

function readCsv(file: string, reading: FileReading): string {
  try {
    checkFileSize(statSync(file).size);
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    readProductFile(csv, new Date(), reading);
    return csv;
  } catch (error) {
    if (error instanceof CsvError) {
      const { message, total } = error;
      const found =
        total === 1 ? `${message} Nothing was imported.` : `${total} errors. Nothing was imported.\n${message}`;
      throw new UsageError(`${file}: ${found}`, { cause: error });
    }
    const reason = error instanceof TypeError ? 'it is not UTF-8 text' : (error as Error).message;
    throw new UsageError(`Cannot read the catalog ${file}: ${reason}.`, { cause: error });
  }
}
