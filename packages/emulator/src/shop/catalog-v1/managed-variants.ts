import type { StoredProduct, StoredStock, StoredVariant } from './product.js';
import { combinations, getVariantId } from './variant.js';

const getKey = (choices: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(choices).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Initial stock of a new variant: zero if stock is tracked, otherwise the stock status of the product. */
function newStock({ manageVariants, stock, variants }: StoredProduct): StoredStock {
  const trackInventory = (manageVariants ? variants[0]?.stock : undefined)?.trackInventory ?? stock.trackInventory;
  if (trackInventory) return { trackInventory, quantity: 0, inStock: false };
  return { trackInventory, quantity: null, inStock: manageVariants || stock.inStock };
}

/**
 * Creates the managed variants of a product: one for each combination of its options' choices. Existing variants are
 * unchanged. New ones have the product's price, cost, weight and SKU.
 */
export function managedVariants(product: StoredProduct): StoredVariant[] {
  const former = new Map(product.variants.map((variant) => [getKey(variant.choices), variant]));
  return combinations(product.options).map((choices) => {
    const existing = former.get(getKey(choices));
    if (existing) return { ...existing, choices };
    return { id: getVariantId(product, choices), choices, visible: true, stock: newStock(product) };
  });
}
