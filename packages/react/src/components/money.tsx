import { formatMoney, type Decimal, type MoneyFormat } from '@cartwright/core/money';
import type { ReactElement } from 'react';

/** Props of {@link Money}. */
export interface MoneyProps extends Omit<MoneyFormat, 'currency'> {
  /** Amount, such as `12.5` or `"12.50"`. Nothing is rendered without it. */
  amount: Decimal | null | undefined;
  /** Currency code (ISO 4217). Nothing is rendered without it. */
  currency: string | undefined;
  /** CSS class names. */
  className?: string;
}

/**
 * Formats an amount, such as that of a cart or a product's price: `$1,234.50` in a `<data>` element. Orders have a
 * `formattedAmount`. Renders the same on server and client, and works in server components.
 *
 * @param props - Amount, currency and locale.
 * @returns The formatted amount, or nothing without an amount or currency.
 * @throws `CartwrightError` `invalid_argument` if the amount is not a decimal, or for an invalid locale or currency.
 * @example
 * ```tsx
 * import { Money } from '@cartwright/react/components';
 *
 * export const Price = () => <Money amount="1234.5" currency="EUR" locale="de-DE" />;
 * ```
 */
export function Money({ amount, currency, className, ...format }: MoneyProps): ReactElement | null {
  if (amount == null || currency === undefined) return null;
  return (
    <data value={amount} className={className}>
      {formatMoney(amount, { ...format, currency })}
    </data>
  );
}
