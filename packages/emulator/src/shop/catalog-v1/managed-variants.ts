import type { StoredProduct, StoredStock, StoredVariant } from './product.js';
import { combinations, variantIdOf } from './variant.js';

const keyOf = (choices: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(choices).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The stock that a new variant begins with: none where it is counted, else as the product's. */
function newStock({ manageVariants, stock, variants }: StoredProduct): StoredStock {
  const trackInventory = (manageVariants ? variants[0]?.stock : undefined)?.trackInventory ?? stock.trackInventory;
  if (trackInventory) return { trackInventory, quantity: 0, inStock: false };
  return { trackInventory, quantity: null, inStock: manageVariants || stock.inStock };
}

/**
 * Makes the managed variants of a product: one for each combination of its options' choices. Those that there are
 * already stay as they are, with their ids; new ones have the product's own price, cost, weight and SKU.
 */
export function managedVariants(product: StoredProduct): StoredVariant[] {
  const former = new Map(product.variants.map((variant) => [keyOf(variant.choices), variant]));
  return combinations(product.options).map((choices) => {
    const kept = former.get(keyOf(choices));
    if (kept) return { ...kept, choices };
    return { id: variantIdOf(product, choices), choices, visible: true, stock: newStock(product) };
  });
}
