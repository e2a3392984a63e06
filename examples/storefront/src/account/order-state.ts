import type { Order } from '@cartwright/ecom/orders';

/** What became of the money, where that is worth telling. */
const paid: Readonly<Record<string, string>> = {
  NOT_PAID: 'To be paid',
  PARTIALLY_PAID: 'Paid in part',
  PENDING: 'Payment on its way',
  PENDING_MERCHANT: 'Payment on its way',
  DECLINED: 'Payment declined',
  PARTIALLY_REFUNDED: 'Refunded in part',
  FULLY_REFUNDED: 'Refunded',
};

/** What became of the goods. */
const delivered: Readonly<Record<string, string>> = {
  NOT_FULFILLED: 'being packed',
  PARTIALLY_FULFILLED: 'sent in part',
  FULFILLED: 'sent',
};

/** Where an order stands, in words. */
export function orderState({ status, paymentStatus, fulfillmentStatus }: Order): string {
  if (status === 'CANCELED') return paymentStatus === 'FULLY_REFUNDED' ? 'Canceled and refunded' : 'Canceled';
  if (status === 'REJECTED') return 'Not accepted';
  const money = paid[paymentStatus ?? ''] ?? 'Paid';
  return paymentStatus === 'FULLY_REFUNDED'
    ? money
    : `${money}, ${delivered[fulfillmentStatus ?? ''] ?? 'being packed'}`;
}
