import type { QueryFields } from '../../kernel/query/field.js';
import { type Table, getTable } from '../../kernel/query/table.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredProduct, products } from '../../shop/catalog-v1/product.js';
import { hasVariantData } from './format-product.js';

/** Fields that products can be filtered and sorted by. */
export const productFields: QueryFields<StoredProduct> = new Map([
  ['id', { type: 'string', sortable: true, read: ({ id }) => id }],
  ['createdDate', { type: 'date', sortable: false, read: ({ createdDate }) => createdDate }],
  ['lastUpdated', { type: 'date', sortable: true, read: ({ lastUpdated }) => lastUpdated }],
  ['name', { type: 'string', sortable: true, read: ({ name }) => name }],
  ['description', { type: 'string', sortable: false, read: ({ description }) => description }],
  ['sku', { type: 'string', sortable: true, read: (product) => (hasVariantData(product) ? undefined : product.sku) }],
  ['price', { type: 'number', sortable: true, read: ({ price }) => price }],
  ['priceData.price', { type: 'number', sortable: true, read: ({ price }) => price }],
  ['numericId', { type: 'numeric', sortable: true, read: ({ numericId }) => numericId }],
  ['productType', { type: 'string', sortable: true, read: ({ productType }) => productType }],
  ['slug', { type: 'string', sortable: true, read: ({ slug }) => slug }],
  ['collectionIds', { type: 'list', sortable: false, read: ({ collectionIds }) => collectionIds }],
  ['visible', { type: 'boolean', sortable: false, read: ({ visible }) => visible }],
]);

/** Returns the tenant's products as a queryable table. */
export const productTable = (tenant: Tenant): Table<StoredProduct> => getTable(products(tenant), productFields);
