import { compare, subtract } from '@cartwright/core/money';
import type { Order } from '@cartwright/ecom/orders';
import { useLocale } from '../lib/navigation/use-locale.js';
import { useTexts } from '../lib/language/use-texts.js';
import { type BalanceName, formatAmount, formatBalance, getAmount, isCalledOff } from '../lib/orders/order-state.js';

/** Amount that is paid, without that of a gift card. `undefined` for zero. */
function getPaidOtherwise(order: Order, giftCard = '0'): string | undefined {
  const paid = getAmount(order, 'paid') ?? '0';
  return compare(paid, giftCard) > 0 ? subtract(paid, giftCard) : undefined;
}

interface OrderBalanceProps {
  order: Order;
  /** Amount that a gift card pays. */
  giftCard: string | undefined;
}

/** Paid, refunded and outstanding amounts of an order. Renders nothing if the order is fully paid without a gift card. */
export function OrderBalance({ giftCard, order }: OrderBalanceProps) {
  const { balance: texts } = useTexts('order');
  const { totals } = useTexts('cart');
  const locale = useLocale();
  const money = (name: BalanceName) => formatBalance(order, name, locale);
  const isPlain = order.paymentStatus === 'PAID' && !money('pendingRefund') && !giftCard;
  const paid = getPaidOtherwise(order, giftCard);
  const minus = (amount: string | undefined) => amount && `−${amount}`;
  const isPromised = money('authorized') ?? money('pending');
  const open = isCalledOff(order) || isPromised ? undefined : money('balance');
  const rows = [
    { name: totals.giftCard, value: giftCard && formatAmount(giftCard, order, locale) },
    { name: texts.paid, value: paid && formatAmount(paid, order, locale) },
    { name: texts.pending, value: isCalledOff(order) ? undefined : money('pending') },
    { name: texts.authorized, value: money('authorized') },
    { name: texts.refunded, value: minus(money('refunded')) },
    { name: texts.pendingRefund, value: minus(money('pendingRefund')) },
    { name: texts.open, value: open },
  ].filter(({ value }) => value);
  if (isPlain || rows.length === 0) return null;
  return (
    <dl className="mt-4 border-t border-line pt-4 text-sm tabular-nums">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex justify-between py-0.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
