import { compare } from '@cartwright/core/money';
import type { CartSummary } from '@cartwright/ecom/cart-v2';

/**
 * Whether a cart must be paid online: an amount is due now, or a subscription is charged later. An amount that is missing
 * counts as due.
 */
export function isPaidOnline({ paymentSummary }: CartSummary): boolean {
  const { payNow, subscriptionCharges = [] } = paymentSummary ?? {};
  return subscriptionCharges.length > 0 || !payNow?.amount || compare(payNow.amount, 0) !== 0;
}
