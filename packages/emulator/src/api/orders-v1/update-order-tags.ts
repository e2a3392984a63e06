import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { bulkResults } from '../../protocol/http/bulk-results.js';
import { route } from '../../protocol/routing/route.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { saveOrder } from '../../shop/orders/save-order.js';

type Tags = Record<'tags' | 'privateTags', readonly string[]>;

const tagsIn = (value: unknown): Tags => {
  const given = (value ?? {}) as Partial<Record<keyof Tags, { tagIds?: readonly string[] }>>;
  return { tags: given.tags?.tagIds ?? [], privateTags: given.privateTags?.tagIds ?? [] };
};

/** Puts tags on orders, and takes tags off; each order succeeds or fails on its own. */
export const bulkUpdateOrderTags = route({
  id: 'ecom.orders.bulkUpdateOrderTags',
  method: 'POST',
  paths: ['/ecom/v1/bulk/orders/update-tags', '/v1/bulk/orders/update-tags'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const given = isObject(body) ? body : {};
    const read = new FieldReader();
    const orderIds = read.ids(given['orderIds'], 'orderIds', { min: 1, max: 100 });
    const readTags = (name: string): Tags => {
      const tags = read.object(given[name], name);
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
    return bulkResults(
      orderIds.map((id) => ({ id })),
      ({ id }) => {
        const order = requireOrder(tenant, id);
        const before = tagsIn(order.fields['tags']);
        const after = (list: keyof Tags) => ({
          tagIds: [...new Set([...before[list], ...assigned[list]])].filter((tag) => !unassigned[list].includes(tag)),
        });
        const tags = { tags: after('tags'), privateTags: after('privateTags') };
        saveOrder(tenant, { ...order, fields: { ...order.fields, tags } });
        return undefined;
      },
    );
  },
});
