import { compare } from '@cartwright/core/money';
import type { CartSummary, ConvertedMoney } from '@cartwright/ecom/cart-v2';
import { Price } from '../ui/price.js';
import { usePriceFormat } from '../lib/currency/use-price-format.js';
import { useTexts } from '../lib/language/use-texts.js';
import { classNames } from '../ui/class-names.js';

interface OrderTotalsProps {
  summary: CartSummary;
  currency: string | undefined;
  /** Whether tax is known: the order has a destination, or needs none. */
  hasDestination: boolean;
  /** Whether the platform has not confirmed the totals yet. */
  isPending: boolean;
}

const isNone = (money: ConvertedMoney | undefined): boolean => !money?.amount || compare(money.amount, 0) === 0;

/** Totals of the order, and the amounts of the gift card, due now and due later. */
export function OrderTotals({ summary, currency, hasDestination, isPending }: OrderTotalsProps) {
  const { priceSummary: prices = {}, paymentSummary, deliverySummary } = summary;
  const { giftCards, payAfterFreeTrial, payLater, payNow, totalAfterGiftCards } = paymentSummary ?? {};
  const { youPay } = useTexts('currency');
  const texts = useTexts('cart').totals;
  const { formatCharged, isConverted } = usePriceFormat();
  const charged = (totalAfterGiftCards ?? prices.total)?.amount;
  const giftCard = giftCards?.[0]?.redeemAmount;
  const parts = [
    { name: texts.giftCard, money: giftCard, isNegative: true },
    { name: texts.payLater, money: payLater },
    { name: texts.payAfterFreeTrial, money: payAfterFreeTrial },
  ].filter(({ money }) => !isNone(money));
  const rows = [
    { name: texts.subtotal, money: prices.subtotal },
    ...(isNone(prices.discount) ? [] : [{ name: texts.discount, money: prices.discount, isNegative: true }]),
    ...(isNone(prices.additionalFees) ? [] : [{ name: texts.fees, money: prices.additionalFees }]),
    ...(deliverySummary ? [{ name: texts.shipping, money: prices.delivery, whenNone: texts.free }] : []),
    ...(hasDestination ? [{ name: texts.tax, money: prices.tax }] : []),
  ];
  return (
    <dl aria-busy={isPending} className={classNames('text-sm tabular-nums', isPending && '[&_dd]:text-ink-soft')}>
      {rows.map((row) => (
        <Row key={row.name} {...row} currency={currency} />
      ))}
      <div className="flex items-baseline justify-between pt-2 text-lg font-bold">
        <dt>
          {texts.total}
          {isPending && <span className="ml-2 text-xs font-normal">{texts.updating}</span>}
        </dt>
        <dd>
          <Amount money={prices.total} currency={currency} />
        </dd>
      </div>
      {parts.map((row) => (
        <Row key={row.name} {...row} currency={currency} />
      ))}
      {parts.length > 0 && (
        <div className="flex justify-between pt-1 font-semibold">
          <dt>{texts.payNow}</dt>
          <dd>
            <Amount money={payNow} currency={currency} />
          </dd>
        </div>
      )}
      {isConverted(currency) && charged !== undefined && (
        <div className="flex justify-between pt-1 font-semibold">
          <dt>{youPay}</dt>
          <dd>{formatCharged(charged, currency)}</dd>
        </div>
      )}
    </dl>
  );
}

interface RowProps {
  name: string;
  money: ConvertedMoney | undefined;
  isNegative?: boolean;
  /** Shown for an amount of zero. */
  whenNone?: string;
  currency: string | undefined;
}

const Row = ({ name, money, isNegative, whenNone, currency }: RowProps) => (
  <div className="flex justify-between py-0.5">
    <dt className="text-ink-soft">{name}</dt>
    <dd>
      {isNegative && '−'}
      {whenNone && isNone(money) ? whenNone : <Amount money={money} currency={currency} />}
    </dd>
  </div>
);

const Amount = ({ money, currency }: Pick<RowProps, 'money' | 'currency'>) =>
  money?.amount ? <Price amount={money.amount} currency={currency} /> : '…';
