import { FieldReader } from '../../../kernel/input/field-reader.js';
import { route } from '../../../protocol/routing/route.js';
import { updateProduct } from '../../../shop/catalog-v3/product-changes/update-product.js';
import { formatWholeProduct } from '../format/format-product.js';
import { readUpdate } from '../input/read-update.js';
import { viewOf } from '../product-access.js';

/** Updates the given fields of a product. */
export const updateProductRoute = route({
  id: 'stores.productsV3.updateProduct',
  method: 'PATCH',
  paths: ['/stores/v3/products/{product.id}', '/v3/products/{product.id}'],
  access: 'merchant',
  handle: (context) => {
    const view = viewOf(context, context.body);
    const read = new FieldReader();
    const { before, check, input } = readUpdate(context.tenant, read, context.body, context.params['product.id']);
    check();
    return { product: formatWholeProduct(updateProduct(context.tenant, before, input), view) };
  },
});
