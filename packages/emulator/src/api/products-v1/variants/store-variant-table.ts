import type { QueryField, QueryFields } from '../../../kernel/query/field.js';
import { Table } from '../../../kernel/query/table.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type StoredProduct, products } from '../../../shop/catalog-v1/product.js';
import { isInStock } from '../../../shop/catalog-v1/stock.js';
import { type StoreVariant, getStoreVariants, getVariantName } from './store-variant.js';

/** Fields that store variants can be filtered and sorted by. */
export const storeVariantFields: QueryFields<StoreVariant> = new Map<string, QueryField<StoreVariant>>([
  ['id', { type: 'string', sortable: true, read: ({ id }) => id }],
  ['variantId', { type: 'string', sortable: true, read: ({ variant }) => variant.id }],
  ['productId', { type: 'string', sortable: true, read: ({ product }) => product.id }],
  ['variantName', { type: 'string', sortable: true, read: getVariantName }],
  ['productName', { type: 'string', sortable: true, read: ({ product }) => product.name }],
  ['managedVariant', { type: 'boolean', sortable: false, read: ({ product }) => product.manageVariants }],
  ['sku', { type: 'string', sortable: true, read: ({ variant }) => variant.sku }],
  ['collectionIds', { type: 'list', sortable: false, read: ({ product }) => product.collectionIds }],
  ['stock.trackQuantity', { type: 'boolean', sortable: false, read: ({ variant }) => variant.stock.trackInventory }],
  ['stock.quantity', { type: 'number', sortable: true, read: ({ variant }) => variant.stock.quantity }],
  ['stock.inStock', { type: 'boolean', sortable: false, read: ({ variant }) => isInStock(variant.stock) }],
  [
    'preorderInfo.enabled',
    { type: 'boolean', sortable: false, read: ({ variant }) => Boolean(variant.preorder?.enabled) },
  ],
]);

/** Table of the variants of each product. Reused until a product changes. */
interface Followed {
  readonly table: Table<StoreVariant>;
  readonly variants: ReadonlyMap<StoredProduct, readonly StoreVariant[]>;
  readonly writes: number;
}

// eslint-disable-next-line state/no-module-state -- Weakly referenced, by collection of a tenant.
const tables = new WeakMap<object, Followed>();

/** Returns the variants of all of the tenant's products as a queryable table. Rebuilt after a product changes. */
export function storeVariantTable(tenant: Tenant): Table<StoreVariant> {
  const all = products(tenant);
  const former = tables.get(all);
  if (former?.writes === all.writes) return former.table;
  const variants = new Map<StoredProduct, readonly StoreVariant[]>();
  for (const product of all.values()) variants.set(product, former?.variants.get(product) ?? getStoreVariants(product));
  const table = new Table(storeVariantFields, [...variants.values()].flat());
  tables.set(all, { table, variants, writes: all.writes });
  return table;
}
