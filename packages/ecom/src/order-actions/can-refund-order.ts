import { subtract } from '@cartwright/core/money';
import type { OrderTransactions } from '../commerce/payments/order-transactions.js';
import type { Payment } from '../commerce/payments/payment.js';
import type { CaptureUnavailableReason, RefundUnavailableReason } from './reasons.js';
import type { Order } from '../orders/orders/order.js';
import { getChargedBackAmount, getCollectedAmount, isPositive, getRefundedAmount } from './payment-amounts.js';
import { refuse, type ActionAvailability } from './action-availability.js';

/** Payment that can be refunded. */
export interface RefundablePayment {
  /** The payment's ID. */
  readonly paymentId: string;
  /** Amount that can be refunded, as a decimal string in the order's currency. */
  readonly amount: string;
  /** Reason why the payment must be refunded manually. Absent if the platform can refund it. */
  readonly manualRefundReason?: CaptureUnavailableReason;
}

const byStatus: Readonly<Record<string, RefundUnavailableReason>> = {
  PENDING: 'ORDER_IS_PENDING',
  REJECTED: 'ORDER_IS_REJECTED',
};

/**
 * Checks whether a payment of an order can be refunded.
 *
 * @param order - The order.
 * @param transactions - The order's payments and refunds.
 * @param payment - Payment of the order to check.
 * @returns The refundable amount, or the reason why the payment cannot be refunded.
 * @throws `CartwrightError` `invalid_argument` if an amount is not a decimal number.
 * @example
 * ```ts
 * import { canRefundPayment } from '@cartwright/ecom/order-actions';
 * import type { OrderTransactions, Payment } from '@cartwright/ecom/order-transactions';
 * import type { Order } from '@cartwright/ecom/orders';
 *
 * export function refundableAmount(order: Order, transactions: OrderTransactions, payment: Payment): string {
 *   const refund = canRefundPayment(order, transactions, payment);
 *   return refund.isAvailable ? refund.amount : refund.reason;
 * }
 * ```
 */
export function canRefundPayment(
  order: Order,
  transactions: OrderTransactions,
  payment: Payment,
): ActionAvailability<RefundUnavailableReason, RefundablePayment> {
  const reason = byStatus[order.status ?? ''];
  if (reason) return refuse(reason);
  if (payment.membershipPaymentDetails) return canRefundMembership(payment);
  if (!isPositive(payment.amount?.amount ?? '0')) return refuse('ZERO_PRICE');
  const collected = getCollectedAmount(payment);
  if (!isPositive(collected)) {
    return refuse(payment.giftcardPaymentDetails?.voided ? 'ALREADY_REFUNDED' : 'NOT_PAID');
  }
  if (isPositive(getRefundedAmount(transactions, payment, ['PENDING', 'STARTED', 'SCHEDULED']))) {
    return refuse('PENDING_REFUND');
  }
  const chargedBack = getChargedBackAmount(payment);
  const left = subtract(subtract(collected, getRefundedAmount(transactions, payment, ['SUCCEEDED'])), chargedBack);
  if (!isPositive(left)) return refuse(isPositive(chargedBack) ? 'AMOUNT_OFFSET_BY_CHARGEBACK' : 'ALREADY_REFUNDED');
  if (payment.refundDisabled) return refuse('DISABLED_BY_PROVIDER');
  const isOffline = payment.regularPaymentDetails?.offlinePayment;
  return {
    isAvailable: true,
    paymentId: payment._id ?? '',
    amount: left,
    ...(isOffline && { manualRefundReason: 'OFFLINE' as const }),
  };
}

/** Checks whether a membership payment can be refunded. Memberships are refunded in full only. */
function canRefundMembership({ _id, amount, membershipPaymentDetails }: Payment) {
  if (membershipPaymentDetails?.voided) return refuse('ALREADY_REFUNDED');
  if (membershipPaymentDetails?.status !== 'CHARGED') return refuse('NOT_PAID');
  return { isAvailable: true, paymentId: _id ?? '', amount: amount?.amount ?? '0' } as const;
}

/**
 * Checks which payments of an order can be refunded.
 *
 * @param order - The order.
 * @param transactions - The order's payments and refunds.
 * @returns The refundable payments and amounts, or the reason of the first payment if none can be refunded.
 * @throws `CartwrightError` `invalid_argument` if an amount is not a decimal number.
 * @example
 * ```ts
 * import { canRefundOrder } from '@cartwright/ecom/order-actions';
 * import type { OrderTransactions } from '@cartwright/ecom/order-transactions';
 * import type { Order } from '@cartwright/ecom/orders';
 *
 * export function refundability(order: Order, transactions: OrderTransactions) {
 *   const refund = canRefundOrder(order, transactions);
 *   return refund.isAvailable ? refund.payments.map(({ paymentId, amount }) => ({ paymentId, amount: { amount } })) : [];
 * }
 * ```
 */
export function canRefundOrder(
  order: Order,
  transactions: OrderTransactions,
): ActionAvailability<RefundUnavailableReason, { readonly payments: readonly RefundablePayment[] }> {
  const availabilities = (transactions.payments ?? []).map((payment) => canRefundPayment(order, transactions, payment));
  const payments = availabilities.flatMap((availability) => {
    if (!availability.isAvailable) return [];
    const { isAvailable: _, ...refundable } = availability;
    return [refundable];
  });
  if (payments.length > 0) return { isAvailable: true, payments };
  const first = availabilities.find((availability) => !availability.isAvailable);
  return refuse(first?.reason ?? byStatus[order.status ?? ''] ?? 'NOT_PAID');
}
