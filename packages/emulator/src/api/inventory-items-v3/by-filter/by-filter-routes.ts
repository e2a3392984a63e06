import { requestProperty } from '../../catalog-v3/cursor-query.js';
import { adjustItems } from './adjust-items.js';
import { applyToEach } from './apply-to-each.js';
import { checkFilter, findInventoryItems } from '../find-inventory-items.js';
import { inventoryItemFormat } from '../format-inventory-item.js';
import { applyItemChange, itemFields, readItemChange } from '../input/read-item-change.js';
import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { maskedFields } from '../../../kernel/input/masked-fields.js';
import { isObject } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import { inventoryItems, type StoredInventoryItem } from '../../../shop/catalog-v3/inventory/inventory-item.js';

/** Updates the inventory items that match a filter. Requires no revision. */
const bulkUpdateInventoryItemsByFilter = route({
  id: 'stores.inventoryItemsV3.bulkUpdateInventoryItemsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/update-by-filter', '/v3/bulk/inventory-items/update-by-filter'],
  access: 'merchant',
  handle({ body, tenant }) {
    checkFilter(body);
    const input = bodyObject(new FieldReader(), body, 'inventoryItem');
    const mask = isObject(body) ? body['fieldMask'] : undefined;
    return applyToEach(tenant, findInventoryItems(tenant, body), (item: StoredInventoryItem) => {
      const read = new FieldReader();
      const before = inventoryItemFormat(tenant)(item);
      const change = readItemChange(read, maskedFields(read, { input, before, mask, fields: itemFields }), item);
      read.check();
      applyItemChange(tenant, item, change);
    });
  },
});

/** Increments or decrements the quantities of the inventory items that match a filter. */
const bulkAdjustInventoryItemsByFilter = route({
  id: 'stores.inventoryItemsV3.bulkAdjustInventoryItemsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/adjust-by-filter', '/v3/bulk/inventory-items/adjust-by-filter'],
  access: 'merchant',
  handle(context) {
    const read = new FieldReader();
    const startsTracking = read.boolean(requestProperty(context.body, 'trackQuantity'), 'trackQuantity') ?? false;
    read.check();
    return adjustItems(context, { name: 'adjustment', startsTracking });
  },
});

/**
 * Increments or decrements the quantities of the inventory items that match a filter. Items without a tracked quantity
 * get the amount as their quantity.
 */
const bulkSetOrAdjustInventoryItemsByFilter = route({
  id: 'stores.inventoryItemsV3.bulkSetOrAdjustInventoryItemsByFilter',
  method: 'POST',
  paths: [
    '/stores/v3/bulk/inventory-items/set-or-adjust-by-filter',
    '/v3/bulk/inventory-items/set-or-adjust-by-filter',
  ],
  access: 'merchant',
  handle: (context) => adjustItems(context, { name: 'adjustedInventoryAction', startsTracking: true }),
});

/** Deletes the inventory items that match a filter. */
const bulkDeleteInventoryItemsByFilter = route({
  id: 'stores.inventoryItemsV3.bulkDeleteInventoryItemsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/delete-by-filter', '/v3/bulk/inventory-items/delete-by-filter'],
  access: 'merchant',
  handle({ body, tenant }) {
    checkFilter(body);
    return applyToEach(tenant, findInventoryItems(tenant, body), ({ id }) => inventoryItems(tenant).delete(id));
  },
});

/** The routes that change the inventory items that match a filter. */
export const byFilterRoutes = [
  bulkUpdateInventoryItemsByFilter,
  bulkAdjustInventoryItemsByFilter,
  bulkSetOrAdjustInventoryItemsByFilter,
  bulkDeleteInventoryItemsByFilter,
] as const;
