import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { CheckedOut, Priced } from '../purchase/purchase.js';

/** Types of recovery activities. */
export const activityTypes = [
  'SCHEDULED',
  'EMAIL_SENT',
  'EMAIL_NOT_SENT',
  'NOTIFICATION_SENT',
  'TASK_CREATED',
  'AUTOMATION_SKIPPED',
] as const;

/** Recovery activity, such as a sent email. */
interface RecoveryActivity {
  readonly type?: (typeof activityTypes)[number];
  readonly createdDate: string;
}

/** Record of a checkout that was left without an order. It stays when the checkout is completed or deleted. */
export interface AbandonedCheckout {
  readonly id: string;
  readonly status: 'ABANDONED' | 'RECOVERED';
  /** Checkout when it was left the last time, or when it was recovered. */
  readonly checkout: Priced<CheckedOut>;
  /** Email address of the buyer: the entered one, or that of the member. */
  readonly email: string;
  readonly activities: readonly RecoveryActivity[];
  readonly recoveredDate?: string;
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** Records of a tenant's abandoned checkouts. */
export const abandonedCheckouts = (tenant: Tenant) => tenant.collection<AbandonedCheckout>('abandoned-checkouts');

/** Finds an abandoned checkout. @throws {ApplicationError} `ABANDONED_CHECKOUT_NOT_FOUND` */
export function requireAbandonedCheckout(tenant: Tenant, id: string | undefined): AbandonedCheckout {
  const found = abandonedCheckouts(tenant).get(id ?? '');
  if (found) return found;
  const description = 'There is no abandoned checkout with this ID.';
  throw new ApplicationError('notFound', 'ABANDONED_CHECKOUT_NOT_FOUND', description, { abandonedCheckoutId: id });
}

/** Stores an abandoned checkout with the current time. */
export const saveAbandonedCheckout = (
  tenant: Tenant,
  checkout: Omit<AbandonedCheckout, 'updatedDate'>,
): AbandonedCheckout => abandonedCheckouts(tenant).put({ ...checkout, updatedDate: tenant.clock.now().toISOString() });
