import { ApplicationError } from '../../kernel/errors/application-error.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { OrderActivity, StoredOrder } from './order.js';
import { saveOrder } from './save-order.js';

/** Activity to add to an order. */
export type NewActivity = Pick<OrderActivity, 'type' | 'content'>;

/**
 * Adds activities to an order.
 *
 * @returns The order, and the IDs of the activities.
 */
export function addActivities(
  tenant: Tenant,
  order: StoredOrder,
  activities: readonly NewActivity[],
): { readonly order: StoredOrder; readonly ids: readonly string[] } {
  const createdDate = tenant.clock.now().toISOString();
  const added = activities.map((activity): OrderActivity => ({ id: newId(), createdDate, ...activity }));
  const saved = saveOrder(tenant, { ...order, activities: [...order.activities, ...added] });
  return { order: saved, ids: added.map(({ id }) => id) };
}

/**
 * Finds an activity of an order that a merchant or an app wrote.
 *
 * @throws {ApplicationError} `ACTIVITY_NOT_FOUND`; `ACTIVITY_NOT_EDITABLE` for an activity of the platform
 */
export function requireEditableActivity(order: StoredOrder, activityId: string | undefined): OrderActivity {
  const activity = order.activities.find(({ id }) => id === activityId);
  if (!activity)
    throw new ApplicationError('notFound', 'ACTIVITY_NOT_FOUND', 'The order has no activity with this ID.', {
      activityId,
    });
  if (activity.type === 'MERCHANT_COMMENT' || activity.type === 'CUSTOM_ACTIVITY') return activity;
  throw new ApplicationError(
    'failedPrecondition',
    'ACTIVITY_NOT_EDITABLE',
    'Only comments and custom activities can be changed.',
    {
      activityId,
    },
  );
}

/** Changes an activity of an order. */
export function changeActivity(
  tenant: Tenant,
  order: StoredOrder,
  { id }: OrderActivity,
  change: NewActivity,
): StoredOrder {
  const activities = order.activities.map((one) => (one.id === id ? { ...one, ...change } : one));
  return saveOrder(tenant, { ...order, activities });
}

/** Deletes an activity of an order. */
export const deleteActivity = (tenant: Tenant, order: StoredOrder, { id }: OrderActivity): StoredOrder =>
  saveOrder(tenant, { ...order, activities: order.activities.filter((one) => one.id !== id) });
