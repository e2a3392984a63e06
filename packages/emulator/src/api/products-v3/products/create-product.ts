import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { route } from '../../../protocol/routing/route.js';
import { createProduct } from '../../../shop/catalog-v3/product-changes/create-product.js';
import { formatWholeProduct } from '../format/format-product.js';
import { readNewProduct } from '../input/read-product.js';
import { viewOf } from '../product-access.js';

/** Creates a product without inventory. */
export const createProductRoute = route({
  id: 'stores.productsV3.createProduct',
  method: 'POST',
  paths: ['/stores/v3/products', '/v3/products'],
  access: 'merchant',
  handle: (context) => {
    const view = viewOf(context, context.body);
    const read = new FieldReader();
    const input = readNewProduct(read, bodyObject(read, context.body, 'product'));
    read.check();
    return { product: formatWholeProduct(createProduct(context.tenant, input), view) };
  },
});
