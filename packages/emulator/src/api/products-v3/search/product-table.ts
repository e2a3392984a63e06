import { productSearchFields } from './product-fields.js';
import { ProductRow } from './product-row.js';
import { type Dependency, DerivedTable } from '../../../kernel/query/derived-table.js';
import type { QueryFields } from '../../../kernel/query/field.js';
import type { SearchSource } from '../../../kernel/query/search/run-search.js';
import { getTable } from '../../../kernel/query/table.js';
import type { Collection, Document } from '../../../kernel/state/collection.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { assignedProductIds } from '../../../shop/catalog-v3/assignments/assigned-products.js';
import { brands } from '../../../shop/catalog-v3/brands/brand.js';
import { categories, categoryItems } from '../../../shop/catalog-v3/categories/category.js';
import { customizations } from '../../../shop/catalog-v3/customizations/customization.js';
import { infoSections } from '../../../shop/catalog-v3/info-sections/info-section.js';
import { inventoryItems } from '../../../shop/catalog-v3/inventory/inventory-item.js';
import { products, type StoredProduct } from '../../../shop/catalog-v3/products/product.js';
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

/** Entities that the data of products depends on: stock, categories, brands, ribbons, info sections, options. */
const catalogDependencies = (tenant: Tenant): readonly Dependency[] => [
  naming(inventoryItems(tenant), ({ productId }) => [productId]),
  naming(categoryItems(tenant), ({ itemId }) => [itemId]),
  naming(categories(tenant), ({ arrangedItemIds }) => arrangedItemIds),
  ...[brands(tenant), ribbons(tenant), infoSections(tenant), customizations(tenant)].map((collection) =>
    assigned(tenant, collection),
  ),
];

/** Text that changes with the entities that the format of products depends on. */
export const entitiesVersion = (tenant: Tenant): string =>
  catalogDependencies(tenant)
    .map(({ collection }) => collection.writes)
    .join();

/** Text that changes with the tree of categories. */
const categoryTree = (tenant: Tenant): string =>
  Array.from(categories(tenant).values(), ({ id, parentId = '' }) => `${id} ${parentId}`).join();

// eslint-disable-next-line state/no-module-state -- Weakly referenced, by collection of a tenant.
const tables = new WeakMap<object, DerivedTable<StoredProduct, ProductRow>>();

/** Returns the tenant's products as a searchable table. */
function searchTable(tenant: Tenant) {
  const sources = products(tenant);
  const existing = tables.get(sources);
  if (existing) return existing.current();
  const table = new DerivedTable({
    sources,
    fields: productSearchFields,
    getRows: (product: StoredProduct) => [new ProductRow(tenant, product)],
    dependencies: catalogDependencies(tenant),
    version: () => categoryTree(tenant),
  });
  tables.set(sources, table);
  return table.current();
}

/** Products to search. Callers other than merchants find visible ones only. */
export const searchSource = (tenant: Tenant, hasHidden: boolean): SearchSource<ProductRow> => ({
  entity: 'productV3',
  fields: productSearchFields,
  documents: searchTable(tenant),
  ...(!hasHidden && { only: { visible: true } }),
});

/** Fields that product queries can filter by, and sort by in part. */
const queryFields: QueryFields<StoredProduct> = new Map([
  ['id', { type: 'string', sortable: false, read: ({ id }) => id }],
  ['handle', { type: 'string', sortable: false, read: ({ handle }) => handle }],
  ['slug', { type: 'string', sortable: true, read: ({ slug }) => slug }],
  ['visible', { type: 'boolean', sortable: true, read: ({ visible }) => visible }],
  ['createdDate', { type: 'date', sortable: true, read: ({ createdDate }) => createdDate }],
  ['updatedDate', { type: 'date', sortable: true, read: ({ updatedDate }) => updatedDate }],
  ['options.id', { type: 'list', sortable: false, read: ({ options }) => options.map((one) => one.customizationId) }],
]);

/** Products to query. Callers other than merchants find visible ones only. */
export const querySource = (tenant: Tenant, hasHidden: boolean): SearchSource<StoredProduct> => ({
  entity: 'productV3',
  fields: queryFields,
  documents: getTable(products(tenant), queryFields),
  ...(!hasHidden && { only: { visible: true } }),
});
