import { FieldReader } from '../../../kernel/input/field-reader.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { supplies } from '../../../shop/catalog-v1/inventory-item.js';
import { type StoredProduct, noVariantId, products } from '../../../shop/catalog-v1/product.js';
import { applyChange } from '../../../shop/catalog-v1/products/apply-change.js';
import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import { isInStock } from '../../../shop/catalog-v1/stock.js';
import { type Supply, changeSupply } from '../../../shop/catalog-v1/supply.js';
import { type CatalogEditor, type EditedProduct, type VariantStock, isSameStock } from './catalog-editor.js';

const getStock = ({ stock }: Supply): VariantStock =>
  stock.trackInventory ? { quantity: stock.quantity ?? 0 } : { inStock: isInStock(stock) };

const getPrice = ({ price, variants }: StoredProduct, id: string): number =>
  variants.find((variant) => variant.id === id)?.price ?? price;

/** Returns the product with changed names and prices. The product itself if none differs. */
function withFields(product: StoredProduct, { name, variants, visible }: EditedProduct): StoredProduct {
  const price = variants.find(({ id }) => id === noVariantId)?.price ?? product.price;
  const reader = new FieldReader();
  const changed = applyChange(reader, product, { name, visible, price });
  const priced = product.variants.map((variant) => {
    const edited = variants.find(({ id }) => id === variant.id);
    return edited && edited.price !== getPrice(product, variant.id) ? { ...variant, price: edited.price } : variant;
  });
  const isSame = name === product.name && visible === product.visible && price === product.price;
  const hasSamePrices = priced.every((variant, index) => variant === product.variants[index]);
  if (isSame && hasSamePrices) return product;
  return { ...changed, variants: product.manageVariants ? priced : changed.variants };
}

/**
 * Returns the product with the stock of its variants.
 *
 * @throws {ApplicationError} `INVENTORY_TRACKING_MIXED` if only some variants are counted
 */
function withStock(product: StoredProduct, { variants }: EditedProduct): StoredProduct {
  const counted = variants.filter(({ stock }) => 'quantity' in stock);
  if (counted.length > 0 && counted.length < variants.length) {
    const description = 'Catalog V1 counts the stock of all variants of a product, or of none. Fill in all quantities.';
    throw new ApplicationError('invalidArgument', 'INVENTORY_TRACKING_MIXED', description);
  }
  return variants.reduce<StoredProduct>((changed, { id, stock }) => {
    const apply = (supply: Supply): Supply | undefined => {
      if (isSameStock(getStock(supply), stock)) return undefined;
      const next =
        'quantity' in stock
          ? { trackInventory: true, quantity: stock.quantity, inStock: stock.quantity > 0 }
          : { trackInventory: false, quantity: null, inStock: stock.inStock };
      return { ...supply, stock: next };
    };
    return changeSupply(changed, id, apply) ?? changed;
  }, product);
}

/** Products of Catalog V1. */
export const catalogV1Editor: CatalogEditor = {
  names: (tenant) => products(tenant).values(),
  find(tenant, id) {
    const product = products(tenant).get(id);
    return (
      product && {
        id,
        name: product.name,
        slug: product.slug,
        visible: product.visible,
        variants: supplies(product).map((supply) => {
          const variant = product.variants.find((one) => one.id === supply.id);
          return {
            id: supply.id,
            title: Object.values(variant?.choices ?? {}).join(', '),
            sku: variant?.sku ?? product.sku,
            price: getPrice(product, supply.id),
            stock: getStock(supply),
          };
        }),
      }
    );
  },
  save(tenant, id, edited) {
    const product = products(tenant).get(id);
    if (!product) throw new ApplicationError('notFound', 'PRODUCT_NOT_FOUND', 'No product has this ID.', { id });
    const changed = withFields(product, edited);
    const saved = changed === product ? product : saveProduct(tenant, changed);
    const stocked = withStock(saved, edited);
    if (stocked !== saved) products(tenant).put(stocked);
  },
};
