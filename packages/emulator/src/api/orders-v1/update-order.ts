import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { bulkItems } from '../../protocol/http/bulk-items.js';
import { route } from '../../protocol/routing/route.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { changeOrder, checkChangeable } from '../../shop/orders/change-order.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { readOrderChanges } from './read-order-changes.js';
import { formatOrder } from './format-order.js';

function change(tenant: Tenant, order: StoredOrder, input: Input, mask: unknown): StoredOrder {
  checkChangeable(order);
  return changeOrder(tenant, order, readOrderChanges(order, input, mask));
}

/**
 * Updates an order: the given fields, or those of the mask. Line items, prices and payments have separate operations.
 */
export const updateOrder = route({
  id: 'ecom.orders.updateOrder',
  method: 'PATCH',
  paths: ['/ecom/v1/orders/{order.id}', '/v1/orders/{order.id}', '/ecom/v1/ep-orders/{order.id}'],
  access: 'merchant',
  handle: ({ body, origin, params, tenant }) => {
    const order = requireOrder(tenant, params['order.id']);
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const fields = read.required(input['order'], 'order');
    read.check();
    return { order: formatOrder(change(tenant, order, fields, input['fieldMask']), origin) };
  },
});

/** Updates several orders, each by its own mask. Each succeeds or fails on its own. */
export const bulkUpdateOrders = route({
  id: 'ecom.orders.bulkUpdateOrders',
  method: 'POST',
  paths: ['/ecom/v1/bulk/orders/update', '/v1/bulk/orders/update'],
  access: 'merchant',
  handle: ({ body, origin, tenant }) => {
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    if (!input['orders']) read.missing('orders');
    const returns = read.boolean(input['returnEntity'], 'returnEntity') ?? false;
    const changes = (read.list(input['orders'], 'orders', { min: 1, max: 100 }) ?? []).map((item, index) => {
      const { fieldMask, order: value } = read.required(item, `orders[${index}]`);
      const order = read.required(value, `orders[${index}].order`);
      const id = read.string(order['id'] ?? '', `orders[${index}].order.id`, { min: 1, max: 100 }) ?? '';
      return { id, order, fieldMask };
    });
    read.check();
    return bulkItems(tenant, {
      items: changes,
      getId: ({ id }) => id,
      apply: ({ fieldMask, id, order }) => change(tenant, requireOrder(tenant, id), order, fieldMask),
      format: returns && ((order) => formatOrder(order, origin)),
    });
  },
});
