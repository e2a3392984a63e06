import { route } from '../../../protocol/routing/route.js';
import { decrementItems } from './decrement-items.js';
import { byVariantAndLocation } from './read-quantities.js';

/** Decrements the quantities of up to 300 variants at locations, or counts pre-orders. */
export const bulkDecrementInventoryItemsByVariantAndLocation = route({
  id: 'stores.inventoryItemsV3.bulkDecrementInventoryItemsByVariantAndLocation',
  method: 'POST',
  paths: [
    '/stores/v3/bulk/inventory-items/decrement-by-variant-and-location',
    '/v3/bulk/inventory-items/decrement-by-variant-and-location',
  ],
  access: 'merchant',
  handle: (context) => decrementItems(context, byVariantAndLocation(context.tenant)),
});
