import { compare } from '../../../kernel/money/decimal.js';
import { chargedBack, collected, refundable, refunded } from '../../orders/balance.js';
import type { StoredOrder } from '../../orders/order.js';
import type { StoredPayment } from '../../orders/payment.js';

/** Whether a payment can be refunded: by the platform, manually, or not, with the reason. */
export type Refundability =
  | { readonly status: 'REFUNDABLE' }
  | { readonly status: 'MANUAL'; readonly reason: string }
  | { readonly status: 'NOT_REFUNDABLE'; readonly reason: string };

const no = (reason: string): Refundability => ({ status: 'NOT_REFUNDABLE', reason });

/** Refundability of a payment. */
export function getRefundability(order: StoredOrder, payment: StoredPayment): Refundability {
  if (order.status === 'PENDING') return no('ORDER_IS_PENDING');
  if (order.status === 'REJECTED') return no('ORDER_IS_REJECTED');
  if (compare(payment.amount, 0) === 0) return no('ZERO_PRICE');
  if (compare(collected(payment), 0) === 0) return no('NOT_PAID');
  if (compare(refunded(order, payment.id, 'PENDING'), 0) > 0) return no('PENDING_REFUND');
  if (compare(refundable(order, payment), 0) === 0) {
    return no(compare(chargedBack(payment), 0) > 0 ? 'AMOUNT_OFFSET_BY_CHARGEBACK' : 'ALREADY_REFUNDED');
  }
  if (payment.refundDisabled) return no('DISABLED_BY_PROVIDER');
  return payment.offline ? { status: 'MANUAL', reason: 'OFFLINE' } : { status: 'REFUNDABLE' };
}
