import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import { updateProduct } from '../../../shop/catalog-v3/product-changes/update-product.js';
import { bulkItems, entityId, readBulk } from '../../../protocol/http/bulk-items.js';
import { formatWholeProduct } from '../format/format-product.js';
import { checkDistinct, checkTotals } from '../input/check-totals.js';
import { readUpdate } from '../input/read-update.js';
import { viewOf } from '../product-access.js';

/** Reads the ID of the product of an item of a bulk update. */
export const updateId = entityId('product');

/**
 * Reads the items of a bulk update.
 *
 * @throws {ValidationError} `DUPLICATE_PRODUCT_IDS_REQUEST`, and for too many products
 * @throws {ApplicationError} as `checkTotals` does
 */
export function readUpdates(body: unknown) {
  const { items, returnEntity } = readBulk(body, 'products');
  checkDistinct(items.map(updateId), 'products');
  checkTotals(items.map((item) => (isObject(item) ? item['product'] : undefined)));
  return { items, returnEntity };
}

/** Updates products, each with its own fields. */
export const bulkUpdateProducts = route({
  id: 'stores.productsV3.bulkUpdateProducts',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/update', '/v3/bulk/products/update'],
  access: 'merchant',
  handle: (context) => {
    const view = viewOf(context, context.body);
    const { items, returnEntity } = readUpdates(context.body);
    return bulkItems(context.tenant, {
      items,
      getId: updateId,
      apply: (item) => {
        const { before, check, input } = readUpdate(context.tenant, new FieldReader(), item);
        check();
        return updateProduct(context.tenant, before, input);
      },
      format: returnEntity && ((product) => formatWholeProduct(product, view)),
    });
  },
});
