import { FieldReader } from '../../../kernel/input/field-reader.js';
import { route } from '../../../protocol/routing/route.js';
import { requestProperty } from '../../catalog-v3/cursor-query.js';
import { adjustItems } from './adjust-items.js';

/** Increments or decrements the quantities of the inventory items that match a filter. */
export const bulkAdjustInventoryItemsByFilter = route({
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
