import type { CatalogVersion } from '../shop/catalogs/catalog-version.js';
import type { CatalogV3 } from './catalog-v3/catalog.js';
import { convertCollection } from './catalog-v3/convert-catalog.js';
import { readCatalogV3 } from './file-v3/read-catalog.js';
import { standardCollections } from './known-collections.js';
import { type Catalog, type Reading, readCatalog } from './read-catalog.js';
import { CsvError } from './rows/csv-error.js';
import { isFileV3 } from './rows/is-file-v3.js';

/** Options for reading a product file of either catalog version. */
export interface FileReading extends Omit<Reading, 'collections'> {
  /** Catalog version of the store. Files of Catalog V3 are rejected for stores with Catalog V1. Default: any. */
  readonly catalogVersion?: CatalogVersion;
}

/** Contents of a product file of either catalog version. */
export type FileContents =
  { readonly version: 'v1'; readonly catalog: Catalog } | { readonly version: 'v3'; readonly catalog: CatalogV3 };

/** Maximum length of a product file, in characters. */
const maxLength = 64 * 1024 ** 2;

/**
 * Checks the size of a product file.
 *
 * @param length - Length of the file, in characters or bytes.
 * @throws {CsvError} for a file that is too large to be read
 */
export function checkFileSize(length: number): void {
  if (length <= maxLength) return;
  const expected = `a product file of at most ${maxLength / 1024 ** 2} MiB; split it between products`;
  throw new CsvError({ line: 1, column: 1, found: `${Math.ceil(length / 1024 ** 2)} MiB`, expected }, []);
}

/**
 * Reads a product file of Catalog V1 or Catalog V3, recognized by its header.
 *
 * @throws {CsvError} with all errors of the file
 */
export function readProductFile(text: string, now: Date, reading: FileReading = {}): FileContents {
  checkFileSize(text.length);
  if (!isFileV3(text) || reading.catalogVersion === 'v1') {
    return { version: 'v1', catalog: readCatalog(text, now, reading) };
  }
  const categories = standardCollections().map(convertCollection);
  return { version: 'v3', catalog: readCatalogV3(text, now, { ...reading, categories }) };
}
