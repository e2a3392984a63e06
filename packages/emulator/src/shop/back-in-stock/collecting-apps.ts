import type { Tenant } from '../../kernel/state/tenant.js';
import { storesAppIds } from '../line-items/catalog-reference.js';

const settings = (tenant: Tenant) => tenant.collection<{ id: string; collecting: boolean }>('backInStockSettings');

/** Key of the stores app, which has two app IDs. */
const stores = 'stores';

/** Turns the collection of requests for the store's items on or off. */
export const setCollecting = (tenant: Tenant, collecting: boolean): void => {
  settings(tenant).put({ id: stores, collecting });
};

/** Whether requests for the items of an app are accepted. By default they are not. */
export const isCollecting = (tenant: Tenant, appId: string): boolean =>
  storesAppIds.includes(appId) && (settings(tenant).get(stores)?.collecting ?? false);
