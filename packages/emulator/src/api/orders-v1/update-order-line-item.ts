import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { maskedFields } from '../../kernel/input/masked-fields.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { saveOrder } from '../../shop/orders/save-order.js';
import { wireOrder } from './wire-order.js';

/** The fields of a line item that can be changed without changing its price. */
const fields = {
  productName: { original: 'value', translated: 'value' },
  descriptionLines: 'value',
  image: 'any',
  digitalFile: 'any',
  fulfillerId: 'value',
  extendedFields: 'any',
} as const;

/** Changes how a line item of an order is shown: what is given or what the mask names. Its price and quantity stay. */
export const updateOrderLineItem = route({
  id: 'ecom.orders.updateOrderLineItem',
  method: 'PATCH',
  paths: [
    '/ecom/v1/orders/{id}/line-item/{lineItem.id}',
    '/v1/orders/{id}/line-item/{lineItem.id}',
    '/ecom/v1/ep-orders/{id}/line-item/{lineItem.id}',
  ],
  access: 'merchant',
  handle: ({ body, origin, params, tenant }) => {
    const order = requireOrder(tenant, params.id);
    const lineItemId = params['lineItem.id'];
    const before = order.lines.find(({ id }) => id === lineItemId);
    if (!before) {
      throw new ApplicationError(404, 'LINE_ITEM_NOT_FOUND', 'The order has no such line.', { lineItemId });
    }
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const given = read.needed(input['lineItem'], 'lineItem');
    const changes = maskedFields(read, { given, before, mask: input['fieldMask'], fields });
    if (changes['productName'] === null) read.missing('lineItem.productName');
    read.check();
    const changed = { ...before };
    for (const name of Object.keys(fields)) {
      if (changes[name] === null) delete changed[name];
      else if (changes[name] !== undefined) changed[name] = changes[name];
    }
    const lines = order.lines.map((line) => (line === before ? changed : line));
    return { order: wireOrder(saveOrder(tenant, { ...order, lines }), origin) };
  },
});
