import type { Markup } from '../../../kernel/markup.js';
import { status } from '../layout/status.js';
import type { CatalogProduct } from './catalog-editor.js';

/** Stock of all variants of a product. */
export function stockSummary({ variants }: CatalogProduct): Markup {
  const out = variants.filter(({ stock }) => ('quantity' in stock ? stock.quantity <= 0 : !stock.inStock)).length;
  const counted = variants.reduce((sum, { stock }) => sum + ('quantity' in stock ? Math.max(0, stock.quantity) : 0), 0);
  if (out === variants.length) return status('out of stock', 'bad');
  const text = counted > 0 ? `${counted} in stock` : 'in stock';
  return status(out > 0 ? `${text}, partially out` : text, out > 0 ? 'warn' : 'good');
}
