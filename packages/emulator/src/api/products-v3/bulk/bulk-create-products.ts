import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing } from '../../../kernel/input/object.js';
import { ruleError } from '../../../kernel/input/violation.js';
import { route } from '../../../protocol/routing/route.js';
import { createProduct } from '../../../shop/catalog-v3/product-changes/create-product.js';
import { bulkItems, readBulk } from '../../../protocol/http/bulk-items.js';
import { formatWholeProduct } from '../format/format-product.js';
import { checkTotals } from '../input/check-totals.js';
import { readNewProduct } from '../input/read-product.js';
import { viewOf } from '../product-access.js';

/**
 * Reads a new product of a bulk request.
 *
 * @throws {ValidationError} `ID_NOT_ALLOWED_IN_REQUEST`, and for invalid fields
 */
export function readBulkProduct(read: FieldReader, value: unknown) {
  const input = read.required(value, 'product');
  read.check();
  if (!isMissing(input['id'])) throw ruleError('product.id', 'must not be set', 'ID_NOT_ALLOWED_IN_REQUEST');
  return readNewProduct(read, input);
}

/** Creates products without inventory. */
export const bulkCreateProducts = route({
  id: 'stores.productsV3.bulkCreateProducts',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/create', '/v3/bulk/products/create'],
  access: 'merchant',
  handle: (context) => {
    const view = viewOf(context, context.body);
    const { items, returnEntity } = readBulk(context.body, 'products');
    checkTotals(items);
    return bulkItems(context.tenant, {
      items,
      apply: (item) => {
        const read = new FieldReader();
        const product = readBulkProduct(read, item);
        read.check();
        return createProduct(context.tenant, product);
      },
      format: returnEntity && ((product) => formatWholeProduct(product, view)),
    });
  },
});
