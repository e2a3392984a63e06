import { minorUnits } from '../../kernel/money/minor-units.js';
import { defaultLocationId } from '../../shop/catalog-v3/locations/location.js';
import type { StoredText } from '../../shop/catalog-v3/entity.js';
import type { StoredProduct } from '../../shop/catalog-v3/products/product.js';
import type { CatalogV3 } from '../catalog-v3/catalog.js';
import { writeRows } from '../rows/write-rows.js';
import { fileV3 } from './columns.js';
import { writeProduct } from './write-product.js';

const byId = <T extends { readonly id: string }>(entities: readonly T[]): ReadonlyMap<string, T> =>
  new Map(entities.map((entity) => [entity.id, entity]));

/** Options for writing a file. */
export interface WritingV3 {
  /** Currency of the prices (ISO 4217). US dollars by default. */
  readonly currency?: string;
  /** Formats a description as HTML. */
  html(text: StoredText): string;
}

/**
 * Writes a catalog as the platform's product file of Catalog V3. Each product has a PRODUCT row, followed by a VARIANT row
 * for each variant and a MEDIA row for each image and video.
 */
export function writeCatalogV3(catalog: CatalogV3, { currency = 'USD', html }: WritingV3): string {
  const [brands, ribbons, customizations] = [byId(catalog.brands), byId(catalog.ribbons), byId(catalog.customizations)];
  const categories = byId(catalog.categories);
  const atDefault = catalog.inventoryItems.filter(({ locationId }) => locationId === defaultLocationId);
  const stock = new Map(atDefault.map((item) => [item.variantId, item]));
  const categoryIds = new Map<string, string[]>();
  for (const { categoryId, itemId } of catalog.categoryItems) {
    categoryIds.set(itemId, [...(categoryIds.get(itemId) ?? []), categoryId]);
  }
  const getSlugs = ({ id, mainCategoryId }: StoredProduct): string[] =>
    [mainCategoryId, ...(categoryIds.get(id) ?? [])].flatMap((one) => categories.get(one ?? '')?.slug ?? []);
  const store = {
    scale: minorUnits(currency),
    customization: (id: string) => customizations.get(id),
    getStock: ({ id }: { readonly id: string }) => stock.get(id),
    brandName: (id = '') => brands.get(id)?.name ?? '',
    ribbonName: (id = '') => ribbons.get(id)?.name ?? '',
    categorySlugs: (product: StoredProduct) => [...new Set(getSlugs(product))],
    html: ({ description }: StoredProduct) => html(description),
  };
  const rows = catalog.products.flatMap((product) => writeProduct(product, store));
  return `\uFEFF${writeRows(fileV3.columns, rows, '\n')}`;
}
