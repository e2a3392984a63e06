import type { ProductSummary } from '@cartwright/react/stores';
import { getDiscount, getStock } from '@cartwright/stores/selection';
import { usePriceFormat } from '../../lib/currency/use-price-format.js';
import { useTexts } from '../../lib/language/use-texts.js';
import { discountLabel } from './discount-label.js';

/** Badge on a product's picture, such as "Sold out" or a discount. */
export function Ribbon({ product }: { product: ProductSummary }) {
  const texts = useTexts('product');
  const format = usePriceFormat();
  const { availability } = getStock(product);
  const isSoldOut = availability === 'OUT_OF_STOCK';
  const early = availability === 'PREORDER' ? texts.preorder : undefined;
  const label = isSoldOut
    ? texts.soldOut
    : product.ribbons[0] || early || discountLabel(getDiscount(product), format, texts);
  if (!label) return null;
  return (
    <span
      className={`absolute top-3 left-3 max-w-[calc(100%-4.25rem)] truncate rounded-full px-2.5 py-1 sm:px-3 text-xs font-semibold on-block ${isSoldOut ? 'bg-lilac' : 'bg-butter'}`}
    >
      {label}
    </span>
  );
}
