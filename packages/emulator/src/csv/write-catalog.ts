import { minorUnits } from '../kernel/money/minor-units.js';
import { columns } from './columns.js';
import type { Catalog } from './read-catalog.js';
import { writeProduct } from './write-product.js';

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/**
 * Writes a catalog as the platform's product file (RFC 4180): a Product row for each product, followed by a Variant row
 * for each of its managed variants.
 */
export function writeCatalog({ products, collections }: Catalog, currency = 'USD'): string {
  const names = new Map(collections.map(({ id, name }) => [id, name]));
  const scale = minorUnits(currency);
  const head = [...columns];
  const rows = products.flatMap((product) => writeProduct(product, { names, scale }));
  return [head, ...rows.map((cells) => head.map((name) => cells[name] ?? ''))].map(line).join('');
}
