import { route } from '../../protocol/routing/route.js';
import { findInventoryItems } from './find-inventory-items.js';

/** Counts the inventory items that match a filter and free text. */
export const countInventoryItems = [
  route({
    id: 'stores.inventoryItemsV3.countInventoryItems',
    method: 'GET',
    paths: ['/stores/v3/inventory-items/count', '/v3/inventory-items/count'],
    access: 'visitor',
    handle: ({ query, tenant }) => ({ count: findInventoryItems(tenant, query).length }),
  }),
  route({
    id: 'stores.inventoryItemsV3.countInventoryItems',
    method: 'POST',
    paths: ['/stores/v3/inventory-items/count', '/v3/inventory-items/count'],
    access: 'visitor',
    handle: ({ body, tenant }) => ({ count: findInventoryItems(tenant, body).length }),
  }),
];
