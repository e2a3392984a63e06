import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import {
  type NewActivity,
  addActivities,
  changeActivity,
  deleteActivity as remove,
  requireEditableActivity,
} from '../../shop/orders/activities.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { formatOrder } from './format-order.js';

/** Reads a comment of the merchant, or a custom activity. */
export function readActivity(read: FieldReader, input: Input, at: string): NewActivity {
  const comment = read.object(input['merchantComment'], `${at}.merchantComment`);
  const custom = read.object(input['customActivity'], `${at}.customActivity`);
  if (!comment === !custom) {
    read.addViolation(at, 'must have either merchantComment or customActivity', 'REQUIRED_ONE_OF_FIELD');
  }
  const message =
    comment && read.string(comment['message'] ?? '', `${at}.merchantComment.message`, { min: 1, max: 1000 });
  const type = custom && read.string(custom['type'] ?? '', `${at}.customActivity.type`, { min: 1, max: 100 });
  return comment
    ? { type: 'MERCHANT_COMMENT', content: { merchantComment: { message } } }
    : { type: 'CUSTOM_ACTIVITY', content: { customActivity: { ...custom, type } } };
}

function activityIn({ body }: RouteContext): NewActivity {
  const read = new FieldReader();
  const input = read.required(isObject(body) ? body['activity'] : undefined, 'activity');
  const activity = readActivity(read, input, 'activity');
  read.check();
  return activity;
}

/** Adds a comment or a custom activity to an order. */
export const addActivity = route({
  id: 'ecom.orders.addActivity',
  method: 'POST',
  paths: ['/ecom/v1/orders/{id}/activities', '/v1/orders/{id}/activities', '/ecom/v1/ep-orders/{id}/activities'],
  access: 'merchant',
  handle: (context) => {
    const { origin, params, tenant } = context;
    const order = requireOrder(tenant, params.id);
    const added = addActivities(tenant, order, [activityIn(context)]);
    return { order: formatOrder(added.order, origin), activityId: added.ids[0] };
  },
});

/** Updates a comment or a custom activity of an order. */
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
    const activity = requireEditableActivity(order, params.activityId);
    return { order: formatOrder(changeActivity(tenant, order, activity, activityIn(context)), origin) };
  },
});

/** Deletes a comment or a custom activity of an order. */
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
    const activity = requireEditableActivity(order, params.activityId);
    return { order: formatOrder(remove(tenant, order, activity), origin) };
  },
});
