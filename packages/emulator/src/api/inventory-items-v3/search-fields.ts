import type { Tenant } from '../../kernel/state/tenant.js';
import type { SearchField } from '../../kernel/query/search/search-field.js';
import {
  type InventoryDetails,
  allInventoryDetails,
} from '../../shop/catalog-v3/inventory-details/inventory-details.js';
import { availabilityOf } from '../../shop/catalog-v3/inventory/availability.js';

type Field = SearchField<InventoryDetails>;

const field = (type: Field['type'], read: Field['read'], more: Partial<Field> = {}): Field => ({
  ...{ type, sortable: true, aggregatable: true, read },
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
  ['availabilityStatus', field('enum', ({ item }) => availabilityOf(item))],
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

/** Inventory items with their products, and the fields that they can be searched by. */
export const inventorySource = (tenant: Tenant) => ({
  entity: 'inventoryItem',
  fields,
  documents: allInventoryDetails(tenant),
  maxLimit: 1000,
});
