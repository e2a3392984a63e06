import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { patchBetween } from '../../kernel/input/merge-patch.js';
import { maskedFields } from '../../kernel/input/masked-fields.js';
import { route } from '../../protocol/routing/route.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { changeLine } from '../../shop/orders/change-line.js';
import { requireLine } from '../../shop/orders/require-line.js';
import { formatLineContent, formatOrderLine, pricingOf } from './format-order-line.js';
import { formatOrder } from './format-order.js';

/** The fields of a line item that do not affect its price. */
const fields = {
  productName: { original: 'value', translated: 'value' },
  descriptionLines: 'value',
  image: 'any',
  digitalFile: 'any',
  fulfillerId: 'value',
  extendedFields: 'any',
} as const;

/** Updates the displayed fields of a line item: the given fields, or those of the mask. Price and quantity stay. */
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
    const line = requireLine(order, params['lineItem.id']);
    const pricing = pricingOf(order);
    const before = formatOrderLine(line, pricing);
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const values = read.required(input['lineItem'], 'lineItem');
    const changes = maskedFields(read, { input: values, before, mask: input['fieldMask'], fields });
    if (changes['productName'] === null) read.missing('lineItem.productName');
    read.check();
    const after: Record<string, unknown> = { ...before };
    for (const name of Object.keys(fields)) {
      if (changes[name] === null) delete after[name];
      else if (changes[name] !== undefined) after[name] = changes[name];
    }
    const written = patchBetween(formatLineContent(line, pricing), after);
    return { order: formatOrder(changeLine(tenant, order, line, written), origin) };
  },
});
