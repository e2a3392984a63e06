import type { Tenant } from '../../kernel/state/tenant.js';

/** One try to deliver an event. */
export interface DeliveryAttempt {
  /** When it was made, an ISO date of the tenant's clock. */
  readonly time: string;
  /** The status of the answer; absent when there was none. */
  readonly status?: number;
  /** The beginning of the answer's text. */
  readonly answer?: string;
  /** Why there was no answer. */
  readonly error?: string;
  /** How long it took, in milliseconds of real time. */
  readonly duration: number;
}

/** An event on its way to a webhook. */
export interface Delivery {
  readonly id: string;
  readonly webhookId: string;
  /** The webhook's address, without what comes after `?`. */
  readonly url: string;
  readonly eventId: string;
  /** The event's type. */
  readonly type: string;
  /** `pending`: is tried, when it is due; `delivered`: was answered with 200; `failed`: is not tried any more. */
  readonly status: 'pending' | 'delivered' | 'failed';
  /** When it is tried next, an ISO date of the tenant's clock; once it is over, when that was. */
  readonly due: string;
  readonly attempts: readonly DeliveryAttempt[];
}

/** A delivery with what is sent: the envelope, which the token's `data` carries. */
export interface StoredDelivery extends Delivery {
  readonly envelope: string;
}

/** The deliveries of a tenant's events, oldest first. */
export const deliveries = (tenant: Tenant) => tenant.collection<StoredDelivery>('webhook-deliveries');

const minute = 60_000;
const hour = 60 * minute;

/** How long after a failure the next try is made: twelve more, within two days. */
const retryDelays = [
  ...[minute, 10 * minute, hour],
  ...[2 * hour, 2 * hour, 2 * hour],
  ...[4 * hour, 4 * hour, 4 * hour],
  ...[8 * hour, 8 * hour, 12 * hour],
];

/** The delivery after an attempt. */
export function afterAttempt<T extends Delivery>(delivery: T, attempt: DeliveryAttempt): T {
  const attempts = [...delivery.attempts, attempt];
  if (attempt.status === 200) return { ...delivery, attempts, status: 'delivered', due: attempt.time };
  const delay = retryDelays[attempts.length - 1];
  if (delay === undefined) return { ...delivery, attempts, status: 'failed', due: attempt.time };
  return { ...delivery, attempts, due: new Date(Date.parse(attempt.time) + delay).toISOString() };
}
