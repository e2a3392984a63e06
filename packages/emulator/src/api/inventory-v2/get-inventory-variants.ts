import { isObject } from '../../kernel/input/object.js';
import { stringList } from '../../kernel/query/string-list.js';
import { route } from '../../protocol/routing/route.js';
import { findProduct } from './find-product.js';
import { formatInventoryItem } from './format-inventory-item.js';

/** Gets the inventory of a product's variants. */
export const getInventoryVariantsRoute = route({
  id: 'stores.inventory.getInventoryVariants',
  method: 'POST',
  paths: [
    '/stores-reader/v2/inventoryItems/{inventoryId}/getVariants',
    '/v2/inventoryItems/{inventoryId}/getVariants',
    '/stores/v2/inventoryItems/{inventoryId}/getVariants',
  ],
  access: 'visitor',
  handle: (context) => {
    const body = isObject(context.body) ? context.body : {};
    const product = findProduct(context, { ...body, inventoryId: context.params['inventoryId'] });
    const variantIds = stringList(body.variantIds, 'variantIds');
    return { inventoryItem: formatInventoryItem(context.tenant, product, variantIds) };
  },
});
