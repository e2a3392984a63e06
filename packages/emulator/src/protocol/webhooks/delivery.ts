import type { Tenant } from '../../kernel/state/tenant.js';

/** Attempt to deliver an event. */
export interface DeliveryAttempt {
  /** Time of the attempt, as an ISO 8601 string, by the tenant's clock. */
  readonly time: string;
  /** Status of the response. Absent without a response. */
  readonly status?: number;
  /** Start of the response body. */
  readonly response?: string;
  /** Reason why there was no response. */
  readonly error?: string;
  /** Duration, in milliseconds of real time. */
  readonly duration: number;
}

/** Delivery of an event to a webhook. */
export interface Delivery {
  /** Delivery ID. */
  readonly id: string;
  /** Webhook ID. */
  readonly webhookId: string;
  /** URL of the webhook, with its query redacted. */
  readonly url: string;
  /** Event ID. */
  readonly eventId: string;
  /** Event type, such as `wix.ecom.v1.cart_created`. */
  readonly type: string;
  /**
   * `pending`: waiting for the next attempt. `delivered`: the webhook responded with 200. `failed`: no further
   * attempts.
   */
  readonly status: 'pending' | 'delivered' | 'failed';
  /**
   * Time of the next attempt, as an ISO 8601 string, by the tenant's clock; time of the last attempt once delivered or
   * failed.
   */
  readonly due: string;
  /** Attempts so far, oldest first. */
  readonly attempts: readonly DeliveryAttempt[];
}

/** Delivery with its content. */
export interface StoredDelivery extends Delivery {
  /** Envelope of the event, which the `data` claim of the token contains. */
  readonly envelope: string;
}

/**
 * Deliveries of a tenant's events, oldest first.
 *
 * @param tenant - Tenant.
 * @returns Collection of the deliveries.
 */
export const deliveries = (tenant: Tenant) => tenant.collection<StoredDelivery>('webhook-deliveries');

const minute = 60_000;
const hour = 60 * minute;

/** Delays between attempts, in milliseconds: 12 retries within two days. */
const retryDelays = [
  ...[minute, 10 * minute, hour],
  ...[2 * hour, 2 * hour, 2 * hour],
  ...[4 * hour, 4 * hour, 4 * hour],
  ...[8 * hour, 8 * hour, 12 * hour],
];

/**
 * Updates a delivery after an attempt.
 *
 * @param delivery - Delivery before the attempt.
 * @param attempt - Time and result of the attempt.
 * @returns The updated delivery.
 */
export function afterAttempt<T extends Delivery>(delivery: T, attempt: DeliveryAttempt): T {
  const attempts = [...delivery.attempts, attempt];
  if (attempt.status === 200) return { ...delivery, attempts, status: 'delivered', due: attempt.time };
  const delay = retryDelays[attempts.length - 1];
  if (delay === undefined) return { ...delivery, attempts, status: 'failed', due: attempt.time };
  return { ...delivery, attempts, due: new Date(Date.parse(attempt.time) + delay).toISOString() };
}
