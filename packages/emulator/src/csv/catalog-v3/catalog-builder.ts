import { derivedId } from '../../kernel/state/derived-id.js';
import type { StoredBrand } from '../../shop/catalog-v3/brands/brand.js';
import type { CategoryItem, StoredCategory } from '../../shop/catalog-v3/categories/category.js';
import type { StoredInfoSection } from '../../shop/catalog-v3/info-sections/info-section.js';
import type { StoredInventoryItem } from '../../shop/catalog-v3/inventory/inventory-item.js';
import type { StoredProduct } from '../../shop/catalog-v3/products/product.js';
import type { StoredRibbon } from '../../shop/catalog-v3/ribbons/ribbon.js';
import type { CatalogV3 } from './catalog.js';
import { newEntity } from './new-entity.js';
import { SharedCustomizations } from './shared-customizations.js';

/** Maximum length of the unique name of an info section, without its suffix. */
const longestName = 90;

/** Builds a catalog whose products share brands, ribbons, info sections and customizations. All IDs are derived. */
export class CatalogBuilder {
  readonly customizations = new SharedCustomizations();
  readonly #brands = new Map<string, StoredBrand>();
  readonly #ribbons = new Map<string, StoredRibbon>();
  readonly #infoSections = new Map<string, StoredInfoSection>();
  readonly #uniqueNames = new Set<string>();
  readonly #products: StoredProduct[] = [];
  readonly #categoryIds: (readonly string[])[] = [];
  readonly #inventoryItems: StoredInventoryItem[] = [];

  /** Finds or creates a brand by name, and returns its ID. */
  brandId(name: string, createdDate: string): string {
    const create = () => ({ ...newEntity(derivedId('brand', name), createdDate), name });
    return getOrCreate(this.#brands, name, create).id;
  }

  /** Finds or creates a ribbon by name, and returns its ID. */
  ribbonId(name: string, createdDate: string): string {
    const create = () => ({ ...newEntity(derivedId('ribbon', name), createdDate), name });
    return getOrCreate(this.#ribbons, name, create).id;
  }

  /** Finds or creates an info section by title and text, and returns its ID. */
  infoSectionId(title: string, html: string, createdDate: string): string {
    return getOrCreate(this.#infoSections, JSON.stringify([title, html]), () => ({
      ...newEntity(derivedId('info-section', title, html), createdDate),
      title,
      uniqueName: this.#uniqueName(title),
      text: { html },
    })).id;
  }

  /**
   * Adds a product with the stock of its variants.
   *
   * @param categoryIds - IDs of its categories, without the category of all products.
   */
  addProduct(product: StoredProduct, stock: readonly StoredInventoryItem[], categoryIds: readonly string[]): void {
    this.#products.push(product);
    this.#inventoryItems.push(...stock);
    this.#categoryIds.push(categoryIds);
  }

  /** Returns the catalog with these categories, in the order of the tree. */
  build(categories: readonly StoredCategory[]): CatalogV3 {
    const categoryItems = this.#products.map(({ id: itemId }, index) =>
      (this.#categoryIds[index] ?? []).map((categoryId): CategoryItem => {
        return { id: `${categoryId} ${itemId}`, categoryId, itemId };
      }),
    );
    return {
      brands: [...this.#brands.values()],
      ribbons: [...this.#ribbons.values()],
      infoSections: [...this.#infoSections.values()],
      customizations: this.customizations.list(),
      products: this.#products,
      inventoryItems: this.#inventoryItems,
      categories,
      // Categories list the newest item first, so the first product is added last.
      categoryItems: categoryItems.reverse().flat(),
    };
  }

  #uniqueName(title: string): string {
    const base = title.slice(0, longestName);
    let name = base;
    for (let count = 2; this.#uniqueNames.has(name); count++) name = `${base} ${count}`;
    this.#uniqueNames.add(name);
    return name;
  }
}

function getOrCreate<T>(map: Map<string, T>, key: string, create: () => T): T {
  const found = map.get(key) ?? create();
  map.set(key, found);
  return found;
}
