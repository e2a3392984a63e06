import { isObject } from '../../kernel/input/object.js';
import { textList } from '../../kernel/query/text-list.js';
import { route } from '../../protocol/routing/route.js';
import { findProduct } from './find-product.js';
import { wireInventoryItem } from './wire-inventory-item.js';

const service = '/v2/inventoryItems/{inventoryId}/getVariants';

/** The stock of a product's variants. */
export const getInventoryVariantsRoute = route({
  id: 'stores.inventory.getInventoryVariants',
  method: 'POST',
  paths: [`/stores-reader${service}`, service, `/stores${service}`],
  access: 'visitor',
  handle: (context) => {
    const body = isObject(context.body) ? context.body : {};
    const product = findProduct(context, { ...body, inventoryId: context.params['inventoryId'] });
    const variantIds = textList(body.variantIds, 'variantIds');
    return { inventoryItem: wireInventoryItem(context.tenant, product, variantIds) };
  },
});
