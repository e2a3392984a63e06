import { takeStock } from '../../shop/catalog-v1/take-stock.js';
import { route } from '../../protocol/routing/route.js';
import { readAdjustments } from './adjust-stock.js';

/** Decrements the stock of variants: all of them, or none. */
export const decrementInventoryRoute = route({
  id: 'stores.inventory.decrementInventory',
  method: 'POST',
  paths: ['/stores/v2/inventoryItems/decrement', '/v2/inventoryItems/decrement'],
  access: 'merchant',
  handle: (context) => {
    const items = readAdjustments(context, 'decrementData', 'decrementBy');
    takeStock(
      context.tenant,
      items.map(({ count, early, productId, variantId }) => ({
        catalogItemId: productId,
        variantId,
        quantity: count,
        early,
      })),
    );
    return {};
  },
});
