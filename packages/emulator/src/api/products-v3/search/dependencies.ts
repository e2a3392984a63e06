import type { Dependency } from '../../../kernel/query/derived-table.js';
import type { Collection, Document } from '../../../kernel/state/collection.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { assignedProductIds } from '../../../shop/catalog-v3/assignments/assigned-products.js';
import { brands } from '../../../shop/catalog-v3/brands/brand.js';
import { categories, categoryItems } from '../../../shop/catalog-v3/categories/category.js';
import { customizations } from '../../../shop/catalog-v3/customizations/customization.js';
import { infoSections } from '../../../shop/catalog-v3/info-sections/info-section.js';
import { inventoryItems } from '../../../shop/catalog-v3/inventory/inventory-item.js';
import { ribbons } from '../../../shop/catalog-v3/ribbons/ribbon.js';

/** Dependency on documents that name their products. */
const naming = <T extends Document>(collection: Collection<T>, productsOf: (document: T) => readonly string[]) =>
  ({
    collection,
    remembers: true,
    sourcesOf: (_id, document) => (document ? productsOf(document as T) : []),
  }) satisfies Dependency;

/** Dependency on entities that are assigned to products. */
const assigned = (tenant: Tenant, collection: Collection<Document>): Dependency => ({
  collection,
  remembers: false,
  sourcesOf: (id) => assignedProductIds(tenant, id),
});

/** Entities that the searchable data of products depends on: stock, categories, brands, ribbons, info sections, options. */
export const catalogDependencies = (tenant: Tenant): readonly Dependency[] => [
  naming(inventoryItems(tenant), ({ productId }) => [productId]),
  naming(categoryItems(tenant), ({ itemId }) => [itemId]),
  naming(categories(tenant), ({ arrangedItemIds }) => arrangedItemIds),
  ...[brands(tenant), ribbons(tenant), infoSections(tenant), customizations(tenant)].map((collection) =>
    assigned(tenant, collection),
  ),
];

/** Text that changes with the tree of categories. */
export const categoryTree = (tenant: Tenant): string =>
  Array.from(categories(tenant).values(), ({ id, parentId = '' }) => `${id} ${parentId}`).join();
