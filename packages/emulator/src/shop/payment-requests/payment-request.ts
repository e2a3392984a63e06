import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Input } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Status of a payment request. */
type PaymentRequestStatus = 'UNPAID' | 'PAID' | 'EXPIRED' | 'VOIDED';

/** Request to pay an amount of an order. */
export interface PaymentRequest {
  readonly id: string;
  readonly orderId: string;
  readonly status: PaymentRequestStatus;
  /** Decimal string in the order's currency. */
  readonly amount: string;
  readonly title: string;
  readonly description?: string;
  readonly expirationDate?: string;
  /** App and record that the request comes from. */
  readonly source: { readonly appId?: string; readonly externalId?: string };
  /** Whether the payment page hides manual payment methods, such as cash. */
  readonly isManualBlocked: boolean;
  /** Payment of the order, the last one for this request. */
  readonly paymentId?: string;
  /** Image and links of the payment page, and data of apps, as given. */
  readonly given: Input;
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** Payment requests of a tenant. */
export const paymentRequests = (tenant: Tenant) => tenant.collection<PaymentRequest>('payment-requests');

/** Finds a payment request. @throws {ApplicationError} `ORDER_PAYMENT_REQUEST_NOT_FOUND` */
export function requirePaymentRequest(tenant: Tenant, id: string | undefined): PaymentRequest {
  const request = paymentRequests(tenant).get(id ?? '');
  if (request) return request;
  const description = 'There is no order payment request with this ID.';
  throw new ApplicationError('notFound', 'ORDER_PAYMENT_REQUEST_NOT_FOUND', description, { orderPaymentRequestId: id });
}

/** Stores a payment request with the current time. */
export const savePaymentRequest = (tenant: Tenant, request: Omit<PaymentRequest, 'updatedDate'>): PaymentRequest =>
  paymentRequests(tenant).put({ ...request, updatedDate: tenant.clock.now().toISOString() });

/**
 * Checks that a payment request has one of these statuses.
 *
 * @throws {ApplicationError} such as `CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST`
 */
export function checkStatus(
  { id, status }: PaymentRequest,
  action: 'CHARGE' | 'DELETE' | 'UPDATE' | 'VOID',
  allowed: readonly PaymentRequestStatus[],
): void {
  if (allowed.includes(status)) return;
  const code = `CANNOT_${action}_${status}_ORDER_PAYMENT_REQUEST`;
  throw new ApplicationError('failedPrecondition', code, `The order payment request is ${status.toLowerCase()}.`, {
    orderPaymentRequestId: id,
  });
}
