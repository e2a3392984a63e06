import type { Product } from '@cartwright/stores/products';
import { discountLabel } from './price.js';
import { stockOf } from './stock.js';

/** The one thing most worth saying about a product, on a corner of its picture. */
export function Ribbon({ product }: { product: Product }) {
  const isSoldOut = stockOf(product).kind === 'out';
  const label = isSoldOut ? 'Sold out' : product.ribbon || discountLabel(product);
  if (!label) return null;
  return (
    <span
      className={`absolute top-3 left-3 rounded-full px-3 py-1 text-xs font-semibold on-block ${isSoldOut ? 'bg-lilac' : 'bg-butter'}`}
    >
      {label}
    </span>
  );
}
