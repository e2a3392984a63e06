import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import type { RouteContext } from '../../../protocol/routing/route.js';
import { decrementQuantity } from '../../../shop/catalog-v3/inventory/adjust-quantity.js';
import type { StoredInventoryItem } from '../../../shop/catalog-v3/inventory/inventory-item.js';
import { bulkItems, readBulk } from '../../../protocol/http/bulk-items.js';
import { inventoryItemFormat } from '../format-inventory-item.js';
import { requestedReason } from '../inventory-items-routes.js';
import { type FindItem, changedItemId, maxItems, readAmount } from './read-quantities.js';

/**
 * Decrements the quantities of a request: `{ decrementData, restrictInventory, reason, returnEntity }`. Results have
 * the codes `NOT_FOUND`, `INVENTORY_QUANTITY_NOT_TRACKED`, `INSUFFICIENT_INVENTORY` and `MIN_QUANTITY_LIMIT_REACHED`.
 */
export function decrementItems({ body, tenant }: RouteContext, find: FindItem): object {
  const { items, returnEntity } = readBulk(body, 'decrementData', maxItems);
  const reason = requestedReason(body);
  const request = new FieldReader();
  const restrictInventory = isObject(body) ? body['restrictInventory'] : undefined;
  const isRestricted = request.boolean(restrictInventory, 'restrictInventory') ?? true;
  request.check();
  const apply = (item: unknown): StoredInventoryItem => {
    const read = new FieldReader();
    const input = read.required(item, 'decrementData');
    const found = find(read, input);
    const by = readAmount(read, input['decrementBy'], 'decrementBy');
    const isPreorder = read.boolean(input['preorderRequest'], 'preorderRequest') ?? false;
    read.check();
    return decrementQuantity(tenant, found(), { by, isPreorder, isRestricted, ...(reason && { reason }) });
  };
  return bulkItems(tenant, { items, getId: changedItemId, apply, format: returnEntity && inventoryItemFormat(tenant) });
}
