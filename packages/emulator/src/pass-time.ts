import type { Tenant } from './kernel/state/tenant.js';
import type { TenantState } from './kernel/state/tenant-state.js';
import {
  nextAbandonment,
  nextChangedAbandonment,
  recordAbandonedCarts,
} from './shop/abandoned-carts/record-abandoned-carts.js';
import {
  nextAbandonedCheckout,
  nextChangedCheckout,
  recordAbandonedCheckouts,
} from './shop/abandoned-checkouts/record-abandoned-checkouts.js';
import { nextChangedRequest, nextRequest, sendReviewRequests } from './shop/reviews/send-review-requests.js';
import {
  nextChangedExpiration,
  nextExpiration,
  settlePaymentRequests,
} from './shop/payment-requests/settle-payment-requests.js';
import { nextChangedAction, nextScheduledAction, runScheduledActions } from './shop/payments/scheduled-actions.js';
import { chargeSubscriptions, nextChangedCharge, nextCharge } from './shop/subscriptions/charge-subscriptions.js';

/** Time at which the next scheduled work of a tenant is due, in milliseconds since 1970. `Infinity` without any. */
export const nextDue = (tenant: Tenant): number =>
  Math.min(
    nextScheduledAction(tenant),
    nextAbandonment(tenant),
    nextRequest(tenant),
    nextExpiration(tenant),
    nextCharge(tenant),
    nextAbandonedCheckout(tenant),
  );

/**
 * Earliest time at which work that the current unit of work scheduled is due, in milliseconds since 1970. Reads only
 * the changed documents, so its cost does not grow with the number of orders and carts.
 */
export const nextChangedDue = (tenant: TenantState): number =>
  Math.min(
    nextChangedAction(tenant),
    nextChangedAbandonment(tenant),
    nextChangedRequest(tenant),
    nextChangedExpiration(tenant),
    nextChangedCharge(tenant),
    nextChangedCheckout(tenant),
  );

/**
 * Runs the work that is due by a tenant's clock: captures and voids payments, records abandoned carts and checkouts, sends review
 * requests, settles payment requests, and charges subscriptions.
 */
export function passTime(tenant: Tenant): void {
  runScheduledActions(tenant);
  recordAbandonedCarts(tenant);
  recordAbandonedCheckouts(tenant);
  sendReviewRequests(tenant);
  settlePaymentRequests(tenant);
  chargeSubscriptions(tenant);
}
