import type { QueryField, QueryFields } from '../../kernel/query/field.js';
import { runStringQuery } from '../../kernel/query/run-string-query.js';
import { isObject } from '../../kernel/input/object.js';
import { inventoryItemId } from '../../shop/catalog-v1/inventory-item-id.js';
import { type StoredProduct, products } from '../../shop/catalog-v1/product.js';
import { isInStock } from '../../shop/catalog-v1/stock.js';
import { isMerchant } from '../products-v1/view-of.js';
import { route } from '../../protocol/routing/route.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { isTracked, preorderOf, stockUpdated, supplies } from '../../shop/catalog-v1/inventory-item.js';
import { formatInventoryItem } from './format-inventory-item.js';

/** Fields of an inventory item that queries can filter and sort by. */
const fieldsOf = (tenant: Tenant): QueryFields<StoredProduct> =>
  new Map<string, QueryField<StoredProduct>>([
    ['id', { type: 'string', sortable: true, read: ({ id }) => inventoryItemId(id) }],
    ['productId', { type: 'string', sortable: true, read: ({ id }) => id }],
    ['externalId', { type: 'string', sortable: false, read: ({ id }) => id }],
    ['numericId', { type: 'numeric', sortable: true, read: ({ numericId }) => numericId }],
    ['lastUpdated', { type: 'date', sortable: true, read: (product) => stockUpdated(tenant, product) }],
    ['trackQuantity', { type: 'boolean', sortable: false, read: isTracked }],
    [
      'preorderInfo.enabled',
      { type: 'boolean', sortable: false, read: (product) => preorderOf(product)?.enabled ?? false },
    ],
    ['variants.variantId', { type: 'list', sortable: false, read: (product) => supplies(product).map(({ id }) => id) }],
    [
      'variants.inStock',
      { type: 'boolean', sortable: false, read: (product) => supplies(product).some(({ stock }) => isInStock(stock)) },
    ],
  ]);

/** Queries inventory items by filter, sorting and page. Hidden products are visible to the merchant only. */
export const queryInventoryRoute = route({
  id: 'stores.inventory.queryInventory',
  method: 'POST',
  paths: ['/stores-reader/v2/inventoryItems/query', '/v2/inventoryItems/query', '/stores/v2/inventoryItems/query'],
  access: 'visitor',
  handle: (context) => {
    const { body, tenant } = context;
    const merchant = isMerchant(context);
    const source = {
      entity: 'inventoryItem',
      fields: fieldsOf(tenant),
      documents: products(tenant).values(),
      shows: (product: StoredProduct) => merchant || product.visible,
    };
    const { items, page } = runStringQuery(source, isObject(body) ? body['query'] : undefined);
    return { inventoryItems: items.map((product) => formatInventoryItem(tenant, product)), ...page };
  },
});
