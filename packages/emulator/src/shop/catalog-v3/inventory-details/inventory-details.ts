import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Document } from '../../../kernel/state/collection.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type StoredBrand, brands } from '../brands/brand.js';
import { customizations } from '../customizations/customization.js';
import type { StoredInventoryItem } from '../inventory/inventory-item.js';
import { directCategories } from '../categories/categories-of-item.js';
import { type StoredProduct, type StoredVariant, products } from '../products/product.js';

/** Inventory item with its product, which is read when it is first used. */
export class InventoryDetails implements Document {
  readonly id: string;
  readonly item: StoredInventoryItem;
  readonly #tenant: Tenant;

  constructor(tenant: Tenant, item: StoredInventoryItem) {
    this.id = item.id;
    this.item = item;
    this.#tenant = tenant;
  }

  /** Product. `undefined` after its deletion. */
  get product(): StoredProduct | undefined {
    return products(this.#tenant).get(this.item.productId);
  }

  get variant(): StoredVariant | undefined {
    return this.product?.variants.find(({ id }) => id === this.item.variantId);
  }

  /** Names of the variant's choices, such as `Red, M`. `undefined` for the variant of a product without options. */
  get variantName(): string | undefined {
    const { choices = [] } = this.variant ?? {};
    if (choices.length === 0) return undefined;
    const names = choices.map(({ choiceId, optionId }) => {
      const option = customizations(this.#tenant).get(optionId);
      return option?.choices.find(({ id }) => id === choiceId)?.name ?? '';
    });
    return names.join(', ');
  }

  get categoryIds(): readonly string[] {
    const { product } = this;
    return product ? directCategories(this.#tenant, product.id).map(({ id }) => id) : [];
  }

  get brand(): StoredBrand | undefined {
    return brands(this.#tenant).get(this.product?.brandId ?? '');
  }
}

/**
 * Returns the product of a variant.
 *
 * @throws {ApplicationError} 404 `PRODUCT_NOT_FOUND`, `VARIANT_NOT_FOUND`
 */
export function getRequireProduct(
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
