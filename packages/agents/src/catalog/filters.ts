import type { CatalogProduct } from '@cartwright/stores/catalog';
import { getPrice } from '@cartwright/stores/selection';
import { toMinorUnits } from '../protocol/amounts.js';
import type { Filters } from '../requests/requests.js';
import type { Shop } from '../shop/shop.js';
import type { SelectedVariant } from './to-product.js';

/** Finds the categories with one of the names, slugs or IDs. */
export async function findCategories(shop: Shop, names: readonly string[]) {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const categories = await shop.listCategories();
  return categories.filter(({ id, name, slug }) => [id, name, slug].some((text) => wanted.has(text.toLowerCase())));
}

/** Returns the variants of a product that pass the filters. */
export async function filterVariants(
  shop: Shop,
  product: CatalogProduct,
  variants: readonly SelectedVariant[],
  { categories, price }: Filters = {},
): Promise<SelectedVariant[]> {
  if (categories) {
    const found = await findCategories(shop, categories);
    if (!found.some(({ id }) => product.categoryIds.includes(id))) return [];
  }
  return variants.filter(({ selection }) => {
    const { amount, currency } = getPrice(product, selection) ?? {};
    if (amount === undefined || currency === undefined) return false;
    const units = toMinorUnits(amount, currency);
    return units >= (price?.min ?? 0) && units <= (price?.max ?? Infinity);
  });
}
