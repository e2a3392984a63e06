import { route } from '../http/route.js';
import { ApplicationError } from '../http/wire-error.js';
import { FieldReader, isObject } from '../input/index.js';
import { requireOrder } from './require-order.js';
import { saveOrder } from './save-order.js';
import { wireOrder } from './wire-order.js';

/** What of a line can be changed without changing what it costs. */
const changeable = [
  'productName',
  'descriptionLines',
  'image',
  'digitalFile',
  'fulfillerId',
  'extendedFields',
] as const;

/** Changes what a line of an order shows. What it costs and how many there are stays. */
export const updateOrderLineItem = route({
  id: 'ecom.orders.updateOrderLineItem',
  method: 'PATCH',
  paths: ['/ecom/v1/orders/{id}/line-item/{lineItem.id}', '/v1/orders/{id}/line-item/{lineItem.id}'],
  access: 'merchant',
  handle: ({ body, origin, params, tenant }) => {
    const order = requireOrder(tenant, params.id);
    const lineItemId = params['lineItem.id'];
    if (!order.lines.some(({ id }) => id === lineItemId)) {
      throw new ApplicationError(404, 'LINE_ITEM_NOT_FOUND', 'The order has no such line.', { lineItemId });
    }
    const read = new FieldReader();
    const given = read.needed(isObject(body) ? body['lineItem'] : undefined, 'lineItem');
    read.check();
    const change = Object.fromEntries(changeable.flatMap((name) => (given[name] ? [[name, given[name]]] : [])));
    const lines = order.lines.map((line) => (line.id === lineItemId ? { ...line, ...change } : line));
    return { order: wireOrder(saveOrder(tenant, { ...order, lines }), origin) };
  },
});
