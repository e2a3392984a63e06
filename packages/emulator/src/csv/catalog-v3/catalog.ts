import type { Collection, Document } from '../../kernel/state/collection.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredBrand, brands } from '../../shop/catalog-v3/brands/brand.js';
import {
  type CategoryItem,
  type StoredCategory,
  categories,
  categoryItems,
} from '../../shop/catalog-v3/categories/category.js';
import { type StoredCustomization, customizations } from '../../shop/catalog-v3/customizations/customization.js';
import { type StoredInfoSection, infoSections } from '../../shop/catalog-v3/info-sections/info-section.js';
import { type StoredInventoryItem, inventoryItems } from '../../shop/catalog-v3/inventory/inventory-item.js';
import { type StoredProduct, products } from '../../shop/catalog-v3/products/product.js';
import { type StoredRibbon, ribbons } from '../../shop/catalog-v3/ribbons/ribbon.js';

/** Documents of a store with Catalog V3. */
export interface CatalogV3 {
  readonly brands: readonly StoredBrand[];
  readonly ribbons: readonly StoredRibbon[];
  readonly infoSections: readonly StoredInfoSection[];
  readonly customizations: readonly StoredCustomization[];
  readonly products: readonly StoredProduct[];
  readonly inventoryItems: readonly StoredInventoryItem[];
  readonly categories: readonly StoredCategory[];
  readonly categoryItems: readonly CategoryItem[];
}

function store<T extends Document>(collection: Collection<T>, documents: readonly T[]): void {
  for (const document of documents) collection.put(document);
}

/** Stores the documents of a catalog. */
export function storeCatalog(tenant: Tenant, catalog: CatalogV3): void {
  store(brands(tenant), catalog.brands);
  store(ribbons(tenant), catalog.ribbons);
  store(infoSections(tenant), catalog.infoSections);
  store(customizations(tenant), catalog.customizations);
  store(products(tenant), catalog.products);
  store(inventoryItems(tenant), catalog.inventoryItems);
  store(categories(tenant), catalog.categories);
  store(categoryItems(tenant), catalog.categoryItems);
}

/** Returns the catalog of a tenant. */
export const catalogIn = (tenant: Tenant): CatalogV3 => ({
  brands: [...brands(tenant).values()],
  ribbons: [...ribbons(tenant).values()],
  infoSections: [...infoSections(tenant).values()],
  customizations: [...customizations(tenant).values()],
  products: [...products(tenant).values()],
  inventoryItems: [...inventoryItems(tenant).values()],
  categories: [...categories(tenant).values()],
  categoryItems: [...categoryItems(tenant).values()],
});
