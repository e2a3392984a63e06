import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import { newId } from '../../kernel/state/ids.js';
import type { OrderActivity, StoredOrder } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { saveOrder } from '../../shop/orders/save-order.js';
import { wireOrder } from './wire-order.js';

/** Reads a comment of the merchant, or something of an app's own. */
export function readActivity(read: FieldReader, given: Input, at: string): Pick<OrderActivity, 'type' | 'content'> {
  const comment = read.object(given['merchantComment'], `${at}.merchantComment`);
  const custom = read.object(given['customActivity'], `${at}.customActivity`);
  if (!comment === !custom) {
    read.refuse(at, 'must have either merchantComment or customActivity', 'REQUIRED_ONE_OF_FIELD');
  }
  const message =
    comment && read.text(comment['message'] ?? '', `${at}.merchantComment.message`, { min: 1, max: 1000 });
  const type = custom && read.text(custom['type'] ?? '', `${at}.customActivity.type`, { min: 1, max: 100 });
  return comment
    ? { type: 'MERCHANT_COMMENT', content: { merchantComment: { message } } }
    : { type: 'CUSTOM_ACTIVITY', content: { customActivity: { ...custom, type } } };
}

function activityIn({ body }: RouteContext): Pick<OrderActivity, 'type' | 'content'> {
  const read = new FieldReader();
  const given = read.needed(isObject(body) ? body['activity'] : undefined, 'activity');
  const activity = readActivity(read, given, 'activity');
  read.check();
  return activity;
}

/** Only what a merchant or an app wrote can be changed and deleted. */
function requireActivity(order: StoredOrder, activityId: string | undefined): OrderActivity {
  const activity = order.activities.find(({ id }) => id === activityId);
  if (!activity)
    throw new ApplicationError(404, 'ACTIVITY_NOT_FOUND', 'The order has no such activity.', { activityId });
  if (activity.type === 'MERCHANT_COMMENT' || activity.type === 'CUSTOM_ACTIVITY') return activity;
  throw new ApplicationError(428, 'ACTIVITY_NOT_EDITABLE', 'What the platform wrote cannot be changed.', {
    activityId,
  });
}

/** Adds a comment or an activity of an app. */
export const addActivity = route({
  id: 'ecom.orders.addActivity',
  method: 'POST',
  paths: ['/ecom/v1/orders/{id}/activities', '/v1/orders/{id}/activities', '/ecom/v1/ep-orders/{id}/activities'],
  access: 'merchant',
  handle: (context) => {
    const { clock, origin, params, tenant } = context;
    const order = requireOrder(tenant, params.id);
    const activity: OrderActivity = { id: newId(), createdDate: clock.now().toISOString(), ...activityIn(context) };
    const saved = saveOrder(tenant, { ...order, activities: [...order.activities, activity] });
    return { order: wireOrder(saved, origin), activityId: activity.id };
  },
});

/** Changes a comment or an activity of an app. */
export const updateActivity = route({
  id: 'ecom.orders.updateActivity',
  method: 'PATCH',
  paths: [
    '/ecom/v1/orders/{id}/activities/{activityId}',
    '/v1/orders/{id}/activities/{activityId}',
    '/ecom/v1/ep-orders/{id}/activities/{activityId}',
  ],
  access: 'merchant',
  handle: (context) => {
    const { origin, params, tenant } = context;
    const order = requireOrder(tenant, params.id);
    const { id } = requireActivity(order, params.activityId);
    const changed = activityIn(context);
    const activities = order.activities.map((one) => (one.id === id ? { ...one, ...changed } : one));
    return { order: wireOrder(saveOrder(tenant, { ...order, activities }), origin) };
  },
});

/** Deletes a comment or an activity of an app. */
export const deleteActivity = route({
  id: 'ecom.orders.deleteActivity',
  method: 'DELETE',
  paths: [
    '/ecom/v1/orders/{id}/activities/{activityId}',
    '/v1/orders/{id}/activities/{activityId}',
    '/ecom/v1/ep-orders/{id}/activities/{activityId}',
  ],
  access: 'merchant',
  handle: ({ origin, params, tenant }) => {
    const order = requireOrder(tenant, params.id);
    const { id } = requireActivity(order, params.activityId);
    const activities = order.activities.filter((one) => one.id !== id);
    return { order: wireOrder(saveOrder(tenant, { ...order, activities }), origin) };
  },
});
