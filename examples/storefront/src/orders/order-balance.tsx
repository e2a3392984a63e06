import type { Order } from '@cartwright/ecom/orders';
import { useLocale } from '../lib/language/use-language.js';
import { useTexts } from '../lib/language/use-texts.js';
import { type BalanceName, isCalledOff, formatBalance } from '../lib/orders/order-state.js';

/** Paid, refunded and outstanding amounts of an order. Renders nothing if the order is fully paid. */
export function OrderBalance({ order }: { order: Order }) {
  const { balance: texts } = useTexts('order');
  const locale = useLocale();
  const money = (name: BalanceName) => formatBalance(order, name, locale);
  const isPlain = order.paymentStatus === 'PAID' && !money('pendingRefund');
  const minus = (amount: string | undefined) => amount && `−${amount}`;
  const isPromised = money('authorized') ?? money('pending');
  const open = isCalledOff(order) || isPromised ? undefined : money('balance');
  const rows = [
    { name: texts.paid, value: money('paid') },
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
