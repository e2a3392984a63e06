import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import { createProduct } from '../../../shop/catalog-v3/product-changes/create-product.js';
import { setInventory } from '../../../shop/catalog-v3/product-changes/set-inventory.js';
import { formatWholeProduct } from '../format/format-product.js';
import { readInventory } from '../input/read-inventory.js';
import { readNewProduct } from '../input/read-product.js';
import { inventoryResults } from '../inventory-results.js';
import { viewOf } from '../product-access.js';

/** Creates a product with the inventory of its variants at the default location. */
export const createProductWithInventory = route({
  id: 'stores.productsV3.createProductWithInventory',
  method: 'POST',
  paths: ['/stores/v3/products-with-inventory', '/v3/products-with-inventory'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const view = viewOf(context, body);
    const read = new FieldReader();
    const input = bodyObject(read, body, 'product');
    const [product, inventory] = [readNewProduct(read, input), readInventory(read, input)];
    const returnEntity = read.boolean(isObject(body) ? body['returnEntity'] : undefined, 'returnEntity') ?? false;
    read.check();
    const created = createProduct(tenant, product);
    const items = setInventory(tenant, created, inventory);
    return {
      product: formatWholeProduct(created, view),
      inventoryResults: inventoryResults(tenant, items, returnEntity),
    };
  },
});
