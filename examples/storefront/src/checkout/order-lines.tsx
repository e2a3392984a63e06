import type { V2LineItem } from '@cartwright/ecom/cart-v2';
import { Price } from '../ui/price.js';
import { lineInfo } from '../lib/cart/line-info.js';
import { useLocale } from '../lib/navigation/use-locale.js';
import { type Texts, useTexts } from '../lib/language/use-texts.js';
import { ProductImage } from '../ui/product-image.js';

function describeProblem({ quantityInfo, status = '' }: V2LineItem, texts: Texts['checkout']): string | undefined {
  const { confirmedQuantity = 0, requestedQuantity = 0 } = quantityInfo ?? {};
  switch (status) {
    case 'PARTIALLY_IN_STOCK':
      return texts.short(confirmedQuantity, requestedQuantity);
    case 'OUT_OF_STOCK':
      return texts.soldOut;
    case 'REMOVED_FROM_CATALOG':
      return texts.notOffered;
    default:
      return undefined;
  }
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
  const texts = useTexts('checkout');
  const locale = useLocale();
  const formatDetails = (line: V2LineItem): string =>
    lineInfo(line, plans, locale)
      .map(({ value }) => value)
      .join(', ');
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => {
        const problem = describeProblem(line, texts) ?? messages.get(line._id ?? '');
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
              <p className="text-ink-soft">{formatDetails(line)}</p>
              <p className="text-ink-soft">{texts.quantity(line.quantityInfo?.confirmedQuantity)}</p>
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
