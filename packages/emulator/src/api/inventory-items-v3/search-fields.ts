import { DerivedTable } from '../../kernel/query/derived-table.js';
import { getKeyIndex } from '../../kernel/query/key-index.js';
import type { SearchField } from '../../kernel/query/search/search-field.js';
import type { Table } from '../../kernel/query/table.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { assignedProductIds } from '../../shop/catalog-v3/assignments/assigned-products.js';
import { brands } from '../../shop/catalog-v3/brands/brand.js';
import { categories, categoryItems } from '../../shop/catalog-v3/categories/category.js';
import { getAvailability } from '../../shop/catalog-v3/inventory/availability.js';
import { type StoredInventoryItem, inventoryItems } from '../../shop/catalog-v3/inventory/inventory-item.js';
import { InventoryDetails } from '../../shop/catalog-v3/inventory-details/inventory-details.js';
import { products } from '../../shop/catalog-v3/products/product.js';

type Field = SearchField<InventoryDetails>;

const field = (type: Field['type'], read: Field['read'], more: Partial<Field> = {}): Field => ({
  type,
  sortable: true,
  aggregatable: true,
  read,
  ...more,
});
const unsorted = { sortable: false };
const text = { searchable: true };

/** Fields that inventory items can be filtered, sorted, searched and aggregated by. */
const fields: ReadonlyMap<string, Field> = new Map<string, Field>([
  ['id', field('string', ({ id }) => id, unsorted)],
  ['createdDate', field('date', ({ item }) => item.createdDate)],
  ['updatedDate', field('date', ({ item }) => item.updatedDate)],
  ['variantId', field('string', ({ item }) => item.variantId, unsorted)],
  ['locationId', field('string', ({ item }) => item.locationId, unsorted)],
  ['productId', field('string', ({ item }) => item.productId)],
  ['quantity', field('number', ({ item }) => item.quantity)],
  ['inStock', field('boolean', ({ item }) => item.inStock)],
  ['trackQuantity', field('boolean', ({ item }) => item.quantity !== undefined)],
  ['availabilityStatus', field('enum', ({ item }) => getAvailability(item))],
  ['preorderInfo.enabled', field('boolean', ({ item }) => item.preorder?.enabled ?? false)],
  ['product.name', field('string', ({ product }) => product?.name, text)],
  ['product.variantName', field('string', (details) => details.variantName, text)],
  ['product.variantSku', field('string', ({ variant }) => variant?.sku, text)],
  ['product.variantBarcode', field('string', ({ variant }) => variant?.barcode, text)],
  ['product.brand.id', field('string', ({ brand }) => brand?.id)],
  [
    'product.directCategoryIds',
    field('list', ({ categoryIds }) => categoryIds, { operators: ['$hasSome', '$hasAll'] }),
  ],
]);

// eslint-disable-next-line state/no-module-state -- Weakly referenced, by collection of a tenant.
const tables = new WeakMap<object, DerivedTable<StoredInventoryItem, InventoryDetails>>();

const productKey = ({ productId }: StoredInventoryItem): readonly string[] => [productId];

/** Returns the tenant's inventory items with their products as a searchable table. */
function inventoryTable(tenant: Tenant): Table<InventoryDetails> {
  const sources = inventoryItems(tenant);
  const existing = tables.get(sources);
  if (existing) return existing.current();
  const getItemIds = (productId: string): Iterable<string> => getKeyIndex(sources, productKey).get(productId) ?? [];
  const table = new DerivedTable({
    sources,
    fields,
    getRows: (item: StoredInventoryItem) => [new InventoryDetails(tenant, item)],
    dependencies: [
      { collection: products(tenant), remembers: false, sourcesOf: getItemIds },
      {
        collection: categoryItems(tenant),
        remembers: true,
        sourcesOf: (_id, entry) => (entry && 'itemId' in entry ? getItemIds(String(entry.itemId)) : []),
      },
      {
        collection: brands(tenant),
        remembers: false,
        sourcesOf: (id) => [...assignedProductIds(tenant, id)].flatMap((productId) => [...getItemIds(productId)]),
      },
    ],
    version: () => Array.from(categories(tenant).values(), ({ id }) => id).join(),
  });
  tables.set(sources, table);
  return table.current();
}

/** Inventory items with their products, and the fields that they can be searched by. */
export const inventorySource = (tenant: Tenant) => ({
  entity: 'inventoryItem',
  fields,
  documents: inventoryTable(tenant),
  maxLimit: 1000,
});
