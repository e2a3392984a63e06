import type { Change } from '../../kernel/state/change.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredOrder, orders } from '../orders/order.js';
import { isCollected } from './charge-payment-request.js';
import { type PaymentRequest, paymentRequests, savePaymentRequest } from './payment-request.js';

const getExpiration = ({ expirationDate, status }: PaymentRequest): number =>
  status === 'UNPAID' && expirationDate !== undefined ? Date.parse(expirationDate) : Infinity;

/** Whether a payment that was pending has been collected. */
const isNewlyCollected = ({ after, before }: Change<StoredOrder>): boolean =>
  after?.payments.some(
    (payment) =>
      isCollected(payment) && before?.payments.some(({ id, status }) => id === payment.id && status === 'PENDING'),
  ) ?? false;

/** Time at which the next payment request expires, in milliseconds since 1970. `Infinity` without one. */
export function nextExpiration(tenant: Tenant): number {
  let next = Infinity;
  for (const request of paymentRequests(tenant).values()) next = Math.min(next, getExpiration(request));
  return next;
}

/**
 * Time at which the next payment request that the current unit of work changed expires, or 0 if a pending payment was
 * collected. `Infinity` without one.
 */
export const nextChangedExpiration = (tenant: TenantState): number =>
  Math.min(
    ...(tenant.getChanges('payment-requests') as Change<PaymentRequest>[]).map(({ after }) =>
      after ? getExpiration(after) : Infinity,
    ),
    (tenant.getChanges('orders') as Change<StoredOrder>[]).some(isNewlyCollected) ? 0 : Infinity,
  );

/** Marks the payment requests whose pending payment was collected as paid, and those after their due time as expired. */
export function settlePaymentRequests(tenant: Tenant): void {
  const now = tenant.clock.now().getTime();
  for (const request of [...paymentRequests(tenant).values()]) {
    if (request.status !== 'UNPAID') continue;
    const payment = orders(tenant)
      .get(request.orderId)
      ?.payments.find(({ id }) => id === request.paymentId);
    if (payment && isCollected(payment)) savePaymentRequest(tenant, { ...request, status: 'PAID' });
    else if (getExpiration(request) <= now) savePaymentRequest(tenant, { ...request, status: 'EXPIRED' });
  }
}
