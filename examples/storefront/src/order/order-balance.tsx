import type { Order } from '@cartwright/ecom/orders';
import { amountOf, isCalledOff } from './order-state.js';

/** Paid, refunded and outstanding amounts of an order. Renders nothing if the order is fully paid. */
export function OrderBalance({ order }: { order: Order }) {
  const isPlain = order.paymentStatus === 'PAID' && !amountOf(order, 'pendingRefund');
  const minus = (amount: string | undefined) => amount && `−${amount}`;
  const isPromised = amountOf(order, 'authorized') ?? amountOf(order, 'pending');
  const open = isCalledOff(order) || isPromised ? undefined : amountOf(order, 'balance');
  const rows = [
    { name: 'Paid', value: amountOf(order, 'paid') },
    { name: 'On its way to us', value: isCalledOff(order) ? undefined : amountOf(order, 'pending') },
    { name: 'Approved, not charged yet', value: amountOf(order, 'authorized') },
    { name: 'Refunded', value: minus(amountOf(order, 'refunded')) },
    { name: 'On its way back to you', value: minus(amountOf(order, 'pendingRefund')) },
    { name: 'Still to pay', value: open },
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
