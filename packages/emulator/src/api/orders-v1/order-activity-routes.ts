import { activityContents, activityTypes } from './activity-types.js';
import { formatOrder } from './format-order.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { route, type RouteContext } from '../../protocol/routing/route.js';
import {
  addActivities as add,
  addActivities as addOrderActivities,
  changeActivity,
  type NewActivity,
  deleteActivity as remove,
  requireEditableActivity,
} from '../../shop/orders/activities.js';
import { requireOrder } from '../../shop/orders/require-order.js';

/** Reads a comment of the merchant, or a custom activity. */
function readActivity(read: FieldReader, input: Input, at: string): NewActivity {
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
    const added = addOrderActivities(tenant, order, [activityIn(context)]);
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

/** Reads an activity with its content. Comments and custom activities need no type. */
function readOrderActivity(read: FieldReader, item: unknown, at: string): NewActivity {
  const input = read.required(item, at);
  const word = input['activityType'] ?? input['type'];
  if (word === undefined || word === 'CUSTOM_ACTIVITY' || word === 'MERCHANT_COMMENT')
    return readActivity(read, input, at);
  const type = read.enumeration(word, `${at}.activityType`, activityTypes) ?? '';
  const name = activityContents[type];
  const content = name === undefined ? undefined : read.object(input[name], `${at}.${name}`);
  for (const other of Object.values(activityContents)) {
    if (other !== name && input[other] !== undefined && input[other] !== null) {
      read.addViolation(`${at}.${other}`, `is not the content of ${type}`, 'ONE_OF_ALIGNMENT');
    }
  }
  return { type, ...(name !== undefined && content && { content: { [name]: content } }) };
}

/** Adds activities to an order: all of them, or none. */
export const addActivities = route({
  id: 'ecom.orders.addActivities',
  method: 'POST',
  paths: [
    '/ecom/v1/orders/{orderId}/activities/add',
    '/v1/orders/{orderId}/activities/add',
    '/ecom/v1/ep-orders/{orderId}/activities/add',
  ],
  access: 'merchant',
  handle: ({ body, origin, params, tenant }) => {
    const order = requireOrder(tenant, params.orderId);
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const older = read.list(input['activities'], 'activities', { max: 300 }) ?? [];
    const activities = read.list(input['orderActivities'], 'orderActivities', { max: 300 }) ?? [];
    if (older.length + activities.length === 0) read.missing('orderActivities');
    const wanted = [
      ...older.map((item, index) =>
        readActivity(read, read.required(item, `activities[${index}]`), `activities[${index}]`),
      ),
      ...activities.map((item, index) => readOrderActivity(read, item, `orderActivities[${index}]`)),
    ];
    read.check();
    const added = add(tenant, order, wanted);
    return { order: formatOrder(added.order, origin), activityIds: added.ids };
  },
});
