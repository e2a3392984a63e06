import type { Tenant } from '../../kernel/state/tenant.js';
import type { CardPayment } from '../payments/checkout-payment.js';

/** Where the customer is sent after a payment on another page. */
export interface PaymentRedirects {
  readonly successUrl?: string;
  readonly errorUrl?: string;
  readonly cancelUrl?: string;
  readonly pendingUrl?: string;
}

/** Payment of a cart that the customer completes on another page. The order is placed when it is completed. */
export interface PaymentAttempt {
  /** Cart ID. */
  readonly id: string;
  /** Token that completes the payment: the order ID at the payment provider. */
  readonly token: string;
  /** ID of the order to be placed. */
  readonly orderId: string;
  readonly payment: CardPayment;
  readonly redirects: PaymentRedirects;
  readonly expirationDate: string;
}

/** Time in which a payment must be completed, in milliseconds. */
const attemptLifetime = 3 * 60 * 60 * 1000;

/** Payments of a tenant's carts on other pages, the last one of each cart. */
export const paymentAttempts = (tenant: Tenant) => tenant.collection<PaymentAttempt>('payment-attempts');

/** Starts a payment on another page. */
export const startAttempt = (tenant: Tenant, attempt: Omit<PaymentAttempt, 'expirationDate'>): PaymentAttempt =>
  paymentAttempts(tenant).put({
    ...attempt,
    expirationDate: new Date(tenant.clock.now().getTime() + attemptLifetime).toISOString(),
  });

/** Whether it is too late to complete a payment. */
export const isExpired = (tenant: Tenant, { expirationDate }: PaymentAttempt): boolean =>
  expirationDate <= tenant.clock.now().toISOString();

/** Finds the payment attempt with a completion token. */
export function findAttempt(tenant: Tenant, token: string): PaymentAttempt | undefined {
  for (const attempt of paymentAttempts(tenant).values()) if (attempt.token === token) return attempt;
  return undefined;
}
