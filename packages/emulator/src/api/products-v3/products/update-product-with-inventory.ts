import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import { setInventory } from '../../../shop/catalog-v3/product-changes/set-inventory.js';
import { updateProduct } from '../../../shop/catalog-v3/product-changes/update-product.js';
import { formatWholeProduct } from '../format/format-product.js';
import { readInventory } from '../input/read-inventory.js';
import { readUpdate } from '../input/read-update.js';
import { inventoryResults } from '../inventory-results.js';
import { viewOf } from '../product-access.js';

/** Updates a product and the inventory of its variants at the default location. */
export const updateProductWithInventory = route({
  id: 'stores.productsV3.updateProductWithInventory',
  method: 'PATCH',
  paths: ['/stores/v3/products-with-inventory/{product.id}', '/v3/products-with-inventory/{product.id}'],
  access: 'merchant',
  handle: (context) => {
    const { body, params, tenant } = context;
    const view = viewOf(context, body);
    const read = new FieldReader();
    const { before, check, input } = readUpdate(tenant, read, body, params['product.id']);
    const request = isObject(body) ? body : {};
    const inventory = readInventory(read, request['product']);
    const returnEntity = read.boolean(request['returnEntity'], 'returnEntity') ?? false;
    check();
    const updated = updateProduct(tenant, before, input);
    const items = setInventory(tenant, updated, inventory);
    return {
      product: formatWholeProduct(updated, view),
      inventoryResults: inventoryResults(tenant, items, returnEntity),
    };
  },
});
