import { compare, minus, sum } from '../../kernel/money/decimal.js';
import type { StoredOrder } from './order.js';
import type { RefundTransaction, StoredPayment, StoredRefund } from './payment.js';

type Paid = Pick<StoredOrder, 'total' | 'payments' | 'refunds'>;

const COLLECTED: readonly string[] = ['APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED'];

/** Amount collected by a payment, before refunds and chargebacks. */
export const collected = ({ amount, authorization, status }: StoredPayment): string => {
  if (!COLLECTED.includes(status)) return '0';
  return authorization ? sum(authorization.captures.map((capture) => capture.amount)) : amount;
};

/** Whether a payment waits for its provider or the merchant. */
export const isPending = ({ status }: Pick<StoredPayment, 'status'>): boolean =>
  status === 'PENDING' || status === 'PENDING_MERCHANT';

const transactions = (refunds: readonly StoredRefund[]) => refunds.flatMap((refund) => refund.transactions);

/** Whether a refund is pending. */
export const isPendingRefund = ({ status }: Pick<RefundTransaction, 'status'>): boolean =>
  status !== 'SUCCEEDED' && status !== 'FAILED';

/** Refunded amount of a payment, or the amount of its pending refunds. */
export const refunded = ({ refunds }: Paid, paymentId: string, status: 'SUCCEEDED' | 'PENDING' = 'SUCCEEDED'): string =>
  sum(
    transactions(refunds)
      .filter(
        (one) => one.paymentId === paymentId && (status === 'PENDING' ? isPendingRefund(one) : one.status === status),
      )
      .map(({ amount }) => amount),
  );

/** Amount of a payment that the buyer's bank charged back and did not reverse. */
export const chargedBack = ({ chargebacks }: StoredPayment): string =>
  sum(chargebacks.map(({ amount, reversalAmount }) => minus(amount, reversalAmount)));

/** Amount of a payment that can still be refunded. */
export const refundable = (order: Paid, payment: StoredPayment): string => {
  const rest = minus(
    collected(payment),
    sum([refunded(order, payment.id), refunded(order, payment.id, 'PENDING'), chargedBack(payment)]),
  );
  return compare(rest, 0) > 0 ? rest : '0';
};

/** Amounts of an order: paid, refunded, authorized, pending, charged back, and the balance due. */
export function getBalance(order: Paid) {
  const { payments, total } = order;
  const all = (getAmount: (payment: StoredPayment) => string) => sum(payments.map(getAmount));
  const paid = all(collected);
  const refundedTotal = all(({ id }) => refunded(order, id));
  return {
    paid,
    refunded: refundedTotal,
    authorized: all(({ amount, status }) => (status === 'AUTHORIZED' ? amount : '0')),
    pending: all((payment) => (isPending(payment) ? payment.amount : '0')),
    pendingRefund: all(({ id }) => refunded(order, id, 'PENDING')),
    chargeback: all(({ chargebacks }) => sum(chargebacks.map(({ amount }) => amount))),
    chargebackReversal: all(({ chargebacks }) => sum(chargebacks.map(({ reversalAmount }) => reversalAmount))),
    /** Balance due. Negative if more than the total was paid. */
    balance: minus(total, paid),
  };
}

/** Payment status of an order. */
export function getPaymentStatus(order: Paid): string {
  const { paid, refunded: refundedTotal } = getBalance(order);
  if (compare(refundedTotal, 0) > 0) return compare(refundedTotal, paid) >= 0 ? 'FULLY_REFUNDED' : 'PARTIALLY_REFUNDED';
  if (compare(paid, order.total) >= 0) return 'PAID';
  const open = order.payments.filter(isPending).at(-1);
  if (open) return open.status;
  if (compare(paid, 0) > 0) return 'PARTIALLY_PAID';
  const last = order.payments.at(-1)?.status;
  return last === 'CANCELED' || last === 'DECLINED' ? last : 'NOT_PAID';
}
