import type { V2LineItem } from '@cartwright/ecom/cart-v2';
import { Price } from '../currency/price.js';
import { lineInfo } from '../cart/line-info.js';
import { useLocale } from '../language/use-language.js';
import { useTexts } from '../language/use-texts.js';
import { ProductImage } from '../ui/product-image.js';

const statusWords: Readonly<Record<string, string>> = {
  OUT_OF_STOCK: 'Sold out. Open your bag to remove it.',
  REMOVED_FROM_CATALOG: 'No longer offered. Open your bag to remove it.',
};

function problemOf({ quantityInfo, status = '' }: V2LineItem): string | undefined {
  const { confirmedQuantity = 0, requestedQuantity = 0 } = quantityInfo ?? {};
  if (status === 'PARTIALLY_IN_STOCK') return `Only ${confirmedQuantity} of ${requestedQuantity} left.`;
  return statusWords[status];
}

interface OrderLinesProps {
  lines: readonly V2LineItem[];
  currency: string | undefined;
  /** Messages by the ID of the line item. */
  messages: ReadonlyMap<string, string>;
}

/** Line items of the cart, to be reviewed. */
export function OrderLines({ lines, currency, messages }: OrderLinesProps) {
  const plans = useTexts('plans');
  const language = useLocale();
  const detailsOf = (line: V2LineItem): string =>
    lineInfo(line, plans, language)
      .map(({ value }) => value)
      .join(', ');
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => {
        const problem = problemOf(line) ?? messages.get(line._id ?? '');
        return (
          <li key={line._id} className="flex gap-4 py-3">
            <ProductImage
              reference={line.attributes?.image}
              alt=""
              width={56}
              height={70}
              className="h-17.5 w-14 shrink-0 rounded-lg"
            />
            <div className="min-w-0 grow text-sm">
              <p className="leading-snug font-semibold">{line.name?.translated ?? line.name?.original}</p>
              <p className="text-ink-soft">{detailsOf(line)}</p>
              <p className="text-ink-soft">Quantity: {line.quantityInfo?.confirmedQuantity}</p>
              {problem && <p className="font-medium text-bad">{problem}</p>}
            </div>
            <Price
              amount={line.pricing?.totalPrice?.amount}
              currency={currency}
              className="text-sm font-semibold tabular-nums"
            />
          </li>
        );
      })}
    </ul>
  );
}
