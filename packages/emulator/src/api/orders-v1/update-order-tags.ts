import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { bulkItems } from '../../protocol/http/bulk-items.js';
import { route } from '../../protocol/routing/route.js';
import { changeTags } from '../../shop/orders/change-tags.js';
import type { Tags } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';

/** Assigns and unassigns tags of orders. Each order succeeds or fails on its own. */
export const bulkUpdateOrderTags = route({
  id: 'ecom.orders.bulkUpdateOrderTags',
  method: 'POST',
  paths: ['/ecom/v1/bulk/orders/update-tags', '/v1/bulk/orders/update-tags'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    const orderIds = read.ids(input['orderIds'], 'orderIds', { min: 1, max: 100 });
    const readTags = (name: string): Tags => {
      const tags = read.object(input[name], name);
      const ids = (list: string) => {
        const field = `${name}.${list}`;
        const inner = read.object(tags?.[list], field);
        return inner?.['tagIds'] ? read.ids(inner['tagIds'], `${field}.tagIds`, { max: 100 }) : [];
      };
      return { tags: ids('tags'), privateTags: ids('privateTags') };
    };
    const assigned = readTags('assignTags');
    const unassigned = readTags('unassignTags');
    read.check();
    return bulkItems(tenant, {
      items: orderIds,
      apply: (id) => changeTags(tenant, requireOrder(tenant, id), { assigned, unassigned }),
    });
  },
});
