import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { customizations } from '../../../shop/catalog-v3/customizations/customization.js';
import { findInventoryItem, setInventoryItem } from '../../../shop/catalog-v3/inventory/set-inventory-item.js';
import { applyInput } from '../../../shop/catalog-v3/product-changes/apply-input.js';
import { saveProduct } from '../../../shop/catalog-v3/product-changes/update-product.js';
import { type StoredProduct, type StoredVariant, products } from '../../../shop/catalog-v3/products/product.js';
import { type CatalogEditor, type EditedProduct, type VariantStock, isSameStock } from './catalog-editor.js';

/** Stock at the default location. A variant without an inventory item is out of stock. */
function getStock(tenant: Tenant, { id }: StoredVariant): VariantStock {
  const { inStock = false, quantity } = findInventoryItem(tenant, id) ?? {};
  return quantity === undefined ? { inStock } : { quantity };
}

/** Names of the choices of a variant. */
const getTitle = (tenant: Tenant, { choices }: StoredVariant): string =>
  choices
    .map(({ choiceId, optionId }) => {
      const option = customizations(tenant).get(optionId);
      return option?.choices.find(({ id }) => id === choiceId)?.name ?? choiceId;
    })
    .join(', ');

/** Saves the name, visibility and prices as one revision, unless none differs. */
function saveFields(tenant: Tenant, product: StoredProduct, { name, variants, visible }: EditedProduct): void {
  const prices = new Map(variants.map(({ id, price }) => [id, price]));
  const isSame =
    name === product.name &&
    visible === product.visible &&
    product.variants.every(({ id, price }) => (prices.get(id) ?? price) === price);
  if (isSame) return;
  const applied = applyInput(tenant, product, { name, visible }, 'INFO_SECTION_ERROR_OCCURRED');
  const priced = applied.variants.map((variant) => ({ ...variant, price: prices.get(variant.id) ?? variant.price }));
  saveProduct(tenant, product, { ...applied, variants: priced });
}

/** Products of Catalog V3, with their stock at the default location. */
export const catalogV3Editor: CatalogEditor = {
  names: (tenant) => products(tenant).values(),
  find(tenant, id) {
    const product = products(tenant).get(id);
    return (
      product && {
        id,
        name: product.name,
        slug: product.slug,
        visible: product.visible,
        variants: product.variants.map((variant) => ({
          id: variant.id,
          title: getTitle(tenant, variant),
          sku: variant.sku ?? '',
          price: variant.price,
          stock: getStock(tenant, variant),
        })),
      }
    );
  },
  save(tenant, id, edited) {
    const product = products(tenant).get(id);
    if (!product) throw new ApplicationError('notFound', 'PRODUCT_NOT_FOUND', 'No product has this ID.', { id });
    saveFields(tenant, product, edited);
    for (const variant of product.variants) {
      const stock = edited.variants.find((one) => one.id === variant.id)?.stock;
      if (!stock || isSameStock(getStock(tenant, variant), stock)) continue;
      setInventoryItem(tenant, { productId: id, variantId: variant.id, stock });
    }
  },
};
