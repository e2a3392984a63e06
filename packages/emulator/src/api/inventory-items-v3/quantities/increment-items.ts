import { FieldReader } from '../../../kernel/input/field-reader.js';
import type { RouteContext } from '../../../protocol/routing/route.js';
import { incrementQuantity } from '../../../shop/catalog-v3/inventory/adjust-quantity.js';
import type { StoredInventoryItem } from '../../../shop/catalog-v3/inventory/inventory-item.js';
import { bulkItems, readBulk } from '../../../protocol/http/bulk-items.js';
import { inventoryItemFormat } from '../format-inventory-item.js';
import { requestedReason } from '../inventory-items-routes.js';
import { type FindItem, changedItemId, maxItems, readAmount } from './read-quantities.js';

/**
 * Increments the quantities of a request: `{ incrementData, reason, returnEntity }`. Results have the codes
 * `NOT_FOUND`, `INVENTORY_QUANTITY_NOT_TRACKED` and `MAX_QUANTITY_LIMIT_REACHED`.
 */
export function incrementItems({ body, tenant }: RouteContext, find: FindItem): object {
  const { items, returnEntity } = readBulk(body, 'incrementData', maxItems);
  const reason = requestedReason(body);
  const apply = (item: unknown): StoredInventoryItem => {
    const read = new FieldReader();
    const input = read.required(item, 'incrementData');
    const found = find(read, input);
    const by = readAmount(read, input['incrementBy'], 'incrementBy');
    read.check();
    return incrementQuantity(tenant, found(), by, reason);
  };
  return bulkItems(tenant, { items, getId: changedItemId, apply, format: returnEntity && inventoryItemFormat(tenant) });
}
