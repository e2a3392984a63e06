import type { Order } from '@cartwright/ecom/orders';
import type { BadgeTone } from '../ui/badge.js';

/** Label of a status, and how urgent it is. */
export interface StatusLabel {
  readonly text: string;
  readonly tone: BadgeTone;
}

const payments: Readonly<Record<string, StatusLabel>> = {
  NOT_PAID: { text: 'Unpaid', tone: 'warn' },
  PARTIALLY_PAID: { text: 'Partly paid', tone: 'warn' },
  PAID: { text: 'Paid', tone: 'good' },
  PENDING: { text: 'Payment pending', tone: 'warn' },
  PENDING_MERCHANT: { text: 'Payment pending', tone: 'warn' },
  PARTIALLY_REFUNDED: { text: 'Partly refunded', tone: 'plain' },
  FULLY_REFUNDED: { text: 'Refunded', tone: 'plain' },
  CANCELED: { text: 'Payment canceled', tone: 'bad' },
  DECLINED: { text: 'Payment declined', tone: 'bad' },
};

const fulfillments: Readonly<Record<string, StatusLabel>> = {
  NOT_FULFILLED: { text: 'Unfulfilled', tone: 'warn' },
  PARTIALLY_FULFILLED: { text: 'Partly fulfilled', tone: 'warn' },
  FULFILLED: { text: 'Fulfilled', tone: 'good' },
};

const statuses: Readonly<Record<string, StatusLabel>> = {
  CANCELED: { text: 'Canceled', tone: 'bad' },
  REJECTED: { text: 'Rejected', tone: 'bad' },
  PENDING: { text: 'Pending', tone: 'warn' },
};

/** Labels of the statuses of an order. A canceled order needs no fulfillment. */
export function orderStatus({ status, paymentStatus, fulfillmentStatus, balanceSummary }: Order): StatusLabel[] {
  const order = statuses[status ?? ''];
  const isAuthorized = paymentStatus === 'NOT_PAID' && Number(balanceSummary?.authorized?.amount ?? 0) > 0;
  const payment = isAuthorized ? { text: 'To capture', tone: 'warn' as const } : payments[paymentStatus ?? ''];
  const fulfillment = order?.tone === 'bad' ? undefined : fulfillments[fulfillmentStatus ?? ''];
  return [order, payment, fulfillment].filter((label) => label !== undefined);
}
