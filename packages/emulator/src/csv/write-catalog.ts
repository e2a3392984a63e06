import { minorUnits } from '../kernel/money/minor-units.js';
import { fileV1 } from './columns.js';
import type { Catalog } from './read-catalog.js';
import { writeRows } from './rows/write-rows.js';
import { writeProduct } from './write-product.js';

/**
 * Writes a catalog as the platform's product file (RFC 4180): a Product row for each product, followed by a Variant row
 * for each of its managed variants.
 */
export function writeCatalog({ products, collections }: Catalog, currency = 'USD'): string {
  const names = new Map(collections.map(({ id, name }) => [id, name]));
  const scale = minorUnits(currency);
  const rows = products.flatMap((product) => writeProduct(product, { names, scale }));
  return writeRows(fileV1.columns, rows, '\r\n');
}
