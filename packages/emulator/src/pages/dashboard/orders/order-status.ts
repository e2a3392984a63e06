import type { StoredOrder } from '../../../shop/orders/order.js';
import type { Markup } from '../../../kernel/markup.js';
import { type Tone, status } from '../layout/status.js';

const paymentTones: Readonly<Record<string, Tone>> = {
  PAID: 'good',
  FULLY_REFUNDED: 'plain',
  PARTIALLY_REFUNDED: 'plain',
  DECLINED: 'bad',
  CANCELED: 'bad',
};

/** Payment status of an order. */
export const paymentStatus = (order: StoredOrder): Markup =>
  status(order.paymentStatus, paymentTones[order.paymentStatus] ?? 'warn');

/** Fulfillment status of an order, or the status of an order that is not fulfilled any more. */
export function fulfillmentStatus({ fulfillmentStatus: fulfilled, status: state }: StoredOrder): Markup {
  if (state === 'CANCELED' || state === 'REJECTED') return status(state, 'bad');
  return status(fulfilled, fulfilled === 'FULFILLED' ? 'good' : 'warn');
}
