import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Document } from '../../../kernel/state/collection.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type StoredBrand, brands } from '../brands/brand.js';
import { customizations } from '../customizations/customization.js';
import { type StoredInventoryItem, inventoryItems } from '../inventory/inventory-item.js';
import { directCategories } from '../categories/categories-of-item.js';
import { type StoredProduct, type StoredVariant, products } from '../products/product.js';

/** Inventory item with its product. The product is absent after its deletion. */
export interface InventoryDetails extends Document {
  readonly item: StoredInventoryItem;
  readonly product?: StoredProduct;
  readonly variant?: StoredVariant;
  /** Names of the variant's choices, such as `Red, M`. Absent for the variant of a product without options. */
  readonly variantName?: string;
  readonly categoryIds: readonly string[];
  readonly brand?: StoredBrand;
}

/** Names of a variant's choices. `undefined` without choices. */
function variantName(tenant: Tenant, { choices }: StoredVariant): string | undefined {
  const names = choices.map(
    ({ choiceId, optionId }) =>
      customizations(tenant)
        .get(optionId)
        ?.choices.find(({ id }) => id === choiceId)?.name ?? '',
  );
  return names.length > 0 ? names.join(', ') : undefined;
}

/** Returns an inventory item with its product. */
export function inventoryDetails(tenant: Tenant, item: StoredInventoryItem): InventoryDetails {
  const product = products(tenant).get(item.productId);
  const variant = product?.variants.find(({ id }) => id === item.variantId);
  const name = variant && variantName(tenant, variant);
  const brand = product?.brandId === undefined ? undefined : brands(tenant).get(product.brandId);
  return {
    id: item.id,
    item,
    categoryIds: product ? directCategories(tenant, product.id).map(({ id }) => id) : [],
    ...(product && { product }),
    ...(variant && { variant }),
    ...(name !== undefined && { variantName: name }),
    ...(brand && { brand }),
  };
}

/** All inventory items with their products. */
export const allInventoryDetails = (tenant: Tenant): readonly InventoryDetails[] =>
  Array.from(inventoryItems(tenant).values(), (item) => inventoryDetails(tenant, item));

/**
 * Returns the product of a variant.
 *
 * @throws {ApplicationError} 404 `PRODUCT_NOT_FOUND`, `VARIANT_NOT_FOUND`
 */
export function requireProductOf(
  tenant: Tenant,
  { productId, variantId }: { readonly productId: string; readonly variantId: string },
): StoredProduct {
  const refuse = (code: string, description: string): never => {
    throw new ApplicationError('notFound', code, description, { productId, variantId });
  };
  const product = products(tenant).get(productId);
  if (!product) return refuse('PRODUCT_NOT_FOUND', 'No product has this ID.');
  const hasVariant = product.variants.some(({ id }) => id === variantId);
  return hasVariant ? product : refuse('VARIANT_NOT_FOUND', 'The product has no variant with this ID.');
}
