import { add, compare, subtract } from '@cartwright/core/money';
import type { OrderTransactions } from '../commerce/payments/order-transactions.js';
import type { Payment } from '../commerce/payments/payment.js';
import type { RefundStatus } from '../commerce/payments/enumerations.js';

const statesOfMoney = ['APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED'];

/** Returns the amount collected by a payment: 0 until it is approved or captured. */
export function getCollectedAmount({ amount, regularPaymentDetails, giftcardPaymentDetails }: Payment): string {
  const total = amount?.amount ?? '0';
  if (giftcardPaymentDetails) return giftcardPaymentDetails.voided ? '0' : total;
  const { status = 'UNDEFINED', authorizationDetails } = regularPaymentDetails ?? {};
  if (!statesOfMoney.includes(status)) return '0';
  const captured = authorizationDetails?.captures?.filter((capture) => capture.status === 'SUCCEEDED') ?? [];
  return captured.length > 0 ? add(...captured.map((capture) => capture.amount?.amount ?? '0')) : total;
}

/** Returns the amount of a payment that was charged back, less reversals. */
export const getChargedBackAmount = ({ regularPaymentDetails }: Payment): string =>
  add(
    ...(regularPaymentDetails?.chargebacks ?? []).map(({ status, amount, reversalAmount }) =>
      status === 'REVERSED' && !reversalAmount ? '0' : subtract(amount?.amount ?? '0', reversalAmount?.amount ?? '0'),
    ),
  );

/** Returns the amount of a payment in refunds with one of the given statuses. */
export const getRefundedAmount = (
  transactions: OrderTransactions,
  { _id }: Payment,
  states: readonly RefundStatus[],
): string =>
  add(
    ...(transactions.refunds ?? [])
      .flatMap((refund) => refund.transactions ?? [])
      .filter(({ paymentId, refundStatus }) => paymentId === _id && states.includes(refundStatus ?? ''))
      .map(({ amount }) => amount?.amount ?? '0'),
  );

/** Whether an amount is greater than 0. */
export const isPositive = (amount: string): boolean => compare(amount, '0') > 0;
