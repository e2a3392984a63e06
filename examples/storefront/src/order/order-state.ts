import type { Order } from '@cartwright/ecom/orders';

/** Labels of the payment statuses. */
const paid: Readonly<Record<string, string>> = {
  NOT_PAID: 'To be paid',
  PARTIALLY_PAID: 'Paid in part',
  PAID: 'Paid',
  PENDING: 'Payment on its way',
  PENDING_MERCHANT: 'Payment on its way',
  DECLINED: 'Payment declined',
  CANCELED: 'Payment canceled',
  PARTIALLY_REFUNDED: 'Refunded in part',
  FULLY_REFUNDED: 'Refunded',
};

/** Labels of the fulfillment statuses. */
const delivered: Readonly<Record<string, string>> = {
  PARTIALLY_FULFILLED: 'sent in part',
  FULFILLED: 'sent',
};

/** Whether the order is canceled or rejected. */
export const isCalledOff = ({ status }: Order): boolean => status === 'CANCELED' || status === 'REJECTED';

/** Whether the payment of an order is pending at the bank. */
export const isUndecided = ({ paymentStatus }: Order): boolean =>
  paymentStatus === 'PENDING' || paymentStatus === 'PENDING_MERCHANT';

/** Whether the merchant has to approve the order, for another reason than its payment. */
export const isWaiting = (order: Order): boolean =>
  (order.status === 'PENDING' || order.status === 'INITIALIZED') && !isUndecided(order);

/** Whether an order has physical items to ship, not only digital products. */
export const isShipped = ({ shippingInfo }: Order): boolean => Boolean(shippingInfo?.title);

/** Formatted amount of an order's balance. `undefined` for zero. */
export function amountOf({ balanceSummary }: Order, name: BalanceName): string | undefined {
  const price = balanceSummary?.[name];
  return Number(price?.amount ?? 0) > 0 ? price?.formattedAmount : undefined;
}

type BalanceName = 'paid' | 'refunded' | 'pendingRefund' | 'pending' | 'authorized' | 'balance';

const calledOff: Readonly<Record<string, string>> = {
  FULLY_REFUNDED: ' and refunded',
  PARTIALLY_REFUNDED: ', refunded in part',
};

/** Short status of an order. */
export function orderState(order: Order): string {
  const { status, paymentStatus = '', fulfillmentStatus = '' } = order;
  if (status === 'REJECTED' && paymentStatus === 'DECLINED') return 'Payment declined';
  if (isCalledOff(order)) {
    const back = amountOf(order, 'pendingRefund') ? ', refund on its way' : ', not refunded yet';
    const owed = amountOf(order, 'paid') ? back : '';
    return `${status === 'CANCELED' ? 'Canceled' : 'Not accepted'}${calledOff[paymentStatus] ?? owed}`;
  }
  if (paymentStatus === 'FULLY_REFUNDED') return 'Refunded';
  const isApproved = paymentStatus === 'NOT_PAID' && amountOf(order, 'authorized');
  const money = isApproved ? 'Payment approved' : paid[paymentStatus];
  const packed = paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED' || isApproved;
  const goods = isWaiting(order)
    ? 'waiting to be accepted'
    : (delivered[fulfillmentStatus] ?? (isShipped(order) ? (packed ? 'being packed' : 'not sent yet') : undefined));
  const said = [money, goods].filter(Boolean).join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
