import type { InventoryVariantV2 } from '@cartwright/stores/inventory';
import type { NewProduct as NewProductV1, Product, VariantOverride } from '@cartwright/stores/products';
import type { NewProduct } from '../merchant-catalog.js';
import { readDiscount } from './discount.js';
import { hasOwnVariants, noVariantId } from './product-fields.js';

/** Converts a new product to a product of Catalog V1. Its variants have the prices of the first one. */
export function toNewProduct(product: NewProduct): NewProductV1 {
  const { name, description, visible, discount = '', options, variants, price } = product;
  const html = typeof description === 'string' ? description : description.html;
  const [first] = variants;
  const manageVariants = Object.keys(first?.choices ?? {}).length > 0;
  return {
    name,
    visible,
    manageVariants,
    discount: readDiscount(discount) ?? {},
    ...(html && { description: html }),
    ...(first?.sku && !manageVariants && { sku: first.sku }),
    priceData: { price: Number(price ?? first?.price) },
    productOptions: options.map(({ name: option, choices, colors = {} }) => ({
      name: option,
      choices: choices.map((choice) => ({ value: colors[choice] ?? choice, description: choice })),
    })),
  };
}

/** Variants of a created product, with the data of the new product. The data is absent for other combinations. */
const matched = (created: Product, { variants }: NewProduct) =>
  (created.variants ?? []).map(({ _id = '', choices = {} }) => ({
    id: _id,
    given: variants.find((variant) =>
      Object.entries(choices).every(([option, choice]) => variant.choices[option] === choice),
    ),
  }));

/** Price, SKU and visibility of the variants of a created product. Combinations that are not sold are hidden. */
export function newVariants(created: Product, product: NewProduct): VariantOverride[] {
  if (!hasOwnVariants(created)) return [];
  const base = created.priceData?.price;
  return matched(created, product).flatMap(({ id, given }) => {
    if (!given) return [{ variantIds: [id], visible: false }];
    const { sku, visible = true } = given;
    const price = Number(given.price);
    const override = { ...(price !== base && { price }), ...(sku && { sku }), ...(!visible && { visible }) };
    return Object.keys(override).length > 0 ? [{ variantIds: [id], ...override }] : [];
  });
}

/** Quantities of the variants of a created product. Empty if its stock is not tracked. */
export function newStock(created: Product, product: NewProduct): InventoryVariantV2[] {
  if (product.variants.every(({ quantity }) => quantity === undefined)) return [];
  if (!hasOwnVariants(created)) return [{ variantId: noVariantId, quantity: product.variants[0]?.quantity ?? 0 }];
  return matched(created, product).map(({ id, given }) => ({ variantId: id, quantity: given?.quantity ?? 0 }));
}
