import { type StoredOrder, orders } from '../../../shop/orders/order.js';
import { newest } from '../layout/newest.js';
import type { View } from '../layout/view.js';
import { lineName } from './line-name.js';

/** Filters of the list by what an order waits for. */
export const stages: Readonly<Record<string, string>> = {
  unpaid: 'Not paid',
  authorized: 'To capture',
  unfulfilled: 'Not fulfilled',
  refunded: 'Refunded',
  canceled: 'Canceled',
};

function isIn({ fulfillmentStatus, paymentStatus, payments, status }: StoredOrder, stage: string | undefined): boolean {
  const isOpen = status !== 'CANCELED' && status !== 'REJECTED';
  if (stage === 'unpaid') return isOpen && !['PAID', 'FULLY_REFUNDED', 'PARTIALLY_REFUNDED'].includes(paymentStatus);
  if (stage === 'authorized') return payments.some((payment) => payment.status === 'AUTHORIZED');
  if (stage === 'unfulfilled') return isOpen && fulfillmentStatus !== 'FULFILLED';
  if (stage === 'refunded') return paymentStatus.endsWith('REFUNDED');
  return stage === 'canceled' ? !isOpen : true;
}

/** Finds orders by number, email address, ID and names of line items, newest first. */
export function findOrders({ query, tenant }: View): StoredOrder[] {
  const wanted = (query['q'] ?? '').trim().toLowerCase();
  return newest(
    [...orders(tenant).values()].filter((order) => {
      const texts = [order.number, order.email ?? '', order.id, ...order.lines.map((line) => lineName(order, line))];
      return isIn(order, query['stage']) && texts.join('\n').toLowerCase().includes(wanted);
    }),
  );
}
