import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { readActivity } from './activities.js';
import { activityContents, activityTypes } from './activity-types.js';
import { type NewActivity, addActivities as add } from '../../shop/orders/activities.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { formatOrder } from './format-order.js';

/** Reads an activity with its content. Comments and custom activities need no type. */
function readOrderActivity(read: FieldReader, item: unknown, at: string): NewActivity {
  const input = read.required(item, at);
  const word = input['activityType'] ?? input['type'];
  if (word === undefined || word === 'CUSTOM_ACTIVITY' || word === 'MERCHANT_COMMENT')
    return readActivity(read, input, at);
  const type = read.oneOf(word, `${at}.activityType`, activityTypes) ?? '';
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
