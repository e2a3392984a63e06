import { formatMoney } from '@cartwright/core/money';
import type { Order } from '@cartwright/ecom/orders';
import type { Texts } from '../language/use-texts.js';

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

/** Amount of an order's balance, as a decimal string. `undefined` for zero. */
export function getAmount({ balanceSummary }: Order, name: BalanceName): string | undefined {
  const amount = balanceSummary?.[name]?.amount;
  return Number(amount ?? 0) > 0 ? amount : undefined;
}

/** Formats an amount of an order. */
export const formatAmount = (amount: string, { currency }: Order, locale: string): string =>
  formatMoney(amount, { locale, currency: currency ?? 'USD' });

/** Formatted amount of an order's balance. `undefined` for zero. */
export function formatBalance(order: Order, name: BalanceName, locale: string): string | undefined {
  const amount = getAmount(order, name);
  return amount && formatAmount(amount, order, locale);
}

export type BalanceName = 'paid' | 'refunded' | 'pendingRefund' | 'pending' | 'authorized' | 'balance';

/** Status of a canceled or rejected order, with what happens to the money. */
function calledOffState(order: Order, texts: Texts['order']['states']): string {
  const state = order.status === 'CANCELED' ? texts.canceled : texts.rejected;
  if (order.paymentStatus === 'FULLY_REFUNDED') return state + texts.andRefunded;
  if (order.paymentStatus === 'PARTIALLY_REFUNDED') return state + texts.refundedInPart;
  if (!getAmount(order, 'paid')) return state;
  return state + (getAmount(order, 'pendingRefund') ? texts.refundPending : texts.notRefunded);
}

/** Short status of an order. */
export function orderState(order: Order, { states: texts }: Texts['order']): string {
  const { status, paymentStatus = '', fulfillmentStatus = '' } = order;
  if (status === 'REJECTED' && paymentStatus === 'DECLINED') return texts.declined;
  if (isCalledOff(order)) return calledOffState(order, texts);
  if (paymentStatus === 'FULLY_REFUNDED') return texts.refunded;
  const isApproved = paymentStatus === 'NOT_PAID' && getAmount(order, 'authorized');
  const money = isApproved ? texts.approved : texts.payment[paymentStatus];
  const isPacked = paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED' || isApproved;
  const unsent = isPacked ? texts.packed : texts.notSent;
  const goods = isWaiting(order)
    ? texts.waiting
    : (texts.fulfillment[fulfillmentStatus] ?? (isShipped(order) ? unsent : undefined));
  const said = [money, goods].filter(Boolean).join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
