import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import { updateProduct } from '../../../shop/catalog-v3/product-changes/update-product.js';
import { readChanges } from '../input/read-update.js';
import { byOptionalFilter } from './by-filter.js';

/** Updates the same fields of the products that match a filter. */
export const bulkUpdateProductsByFilter = route({
  id: 'stores.productsV3.bulkUpdateProductsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/update-by-filter', '/v3/bulk/products/update-by-filter'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const product = bodyObject(new FieldReader(), body, 'product');
    const mask = isObject(body) ? body['fieldMask'] : undefined;
    return byOptionalFilter(context, (before) => {
      const read = new FieldReader();
      const input = readChanges(read, product, mask, before);
      read.check();
      updateProduct(tenant, before, input);
    });
  },
});
