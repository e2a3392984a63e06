import { readString } from '../../kernel/input/read-string.js';
import { inventoryItemId } from '../../shop/catalog-v1/inventory-item-id.js';
import { type StoredProduct, products } from '../../shop/catalog-v1/product.js';
import { isMerchant } from '../products-v1/create-view.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';

/** Reference to the inventory item of a product, by its own id or the product's. */
export interface StockReference {
  readonly inventoryId?: unknown;
  readonly productId?: unknown;
  /** Previous name of `productId`. */
  readonly externalId?: unknown;
}

/**
 * Finds the product of an inventory item. Hidden products are visible to the merchant only.
 *
 * @throws {ValidationError} for ids that are not strings
 * @throws {ApplicationError} 404 `INVENTORY_ITEM_NOT_FOUND`
 */
export function findProduct(context: RouteContext, name: StockReference, path = ''): StoredProduct {
  const inventoryId = readString(name.inventoryId, `${path}inventoryId`, 36);
  const productId = readString(name.productId ?? name.externalId, `${path}productId`, 36);
  const byId = (id: string | undefined) => (id === undefined ? undefined : products(context.tenant).get(id));
  const product = byId(inventoryId && inventoryItemId(inventoryId)) ?? byId(productId);
  if (!product || !(product.visible || isMerchant(context))) {
    const data = { ...(inventoryId && { inventoryId }), ...(productId && { productId }) };
    throw new ApplicationError('notFound', 'INVENTORY_ITEM_NOT_FOUND', 'No inventory item has this ID.', data);
  }
  return product;
}

/** Error for a variant that the product does not have. */
export const variantNotFound = (productId: string, variantId: string): ApplicationError =>
  new ApplicationError('notFound', 'VARIANT_NOT_FOUND', 'The product has no variant with this ID or these choices.', {
    productId,
    variantId,
  });
