import { compare, subtract } from '@cartwright/core/money';
import type { PaymentRefund } from '@cartwright/ecom/order-billing';

interface RefundablePayment {
  readonly paymentId: string;
  /** Amount that can be refunded, as a decimal string. */
  readonly amount: string;
  /** Reason why the merchant has to refund it outside of the platform. */
  readonly manualRefundReason?: string;
}

/**
 * Divides a refund among the payments of an order, in their order.
 *
 * @returns The refund of each payment, or `undefined` if the payments are less than the total.
 */
export function spreadRefund(payments: readonly RefundablePayment[], total: string): PaymentRefund[] | undefined {
  let left = total;
  const refunds: PaymentRefund[] = [];
  for (const { paymentId, amount, manualRefundReason } of payments) {
    if (compare(left, '0') <= 0) break;
    const part = compare(amount, left) < 0 ? amount : left;
    refunds.push({ paymentId, amount: { amount: part }, ...(manualRefundReason && { externalRefund: true }) });
    left = subtract(left, part);
  }
  return compare(left, '0') > 0 ? undefined : refunds;
}
