import { route } from '../../../protocol/routing/route.js';
import { incrementItems } from './increment-items.js';
import { byVariantAndLocation } from './read-quantities.js';

/** Increments the quantities of up to 300 variants at locations. */
export const bulkIncrementInventoryItemsByVariantAndLocation = route({
  id: 'stores.inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation',
  method: 'POST',
  paths: [
    '/stores/v3/bulk/inventory-items/increment-by-variant-and-location',
    '/v3/bulk/inventory-items/increment-by-variant-and-location',
  ],
  access: 'merchant',
  handle: (context) => incrementItems(context, byVariantAndLocation(context.tenant)),
});
