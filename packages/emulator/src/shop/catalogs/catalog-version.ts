import type { Tenant } from '../../kernel/state/tenant.js';

/** Version of a store's catalog. */
export type CatalogVersion = 'v1' | 'v3';

/** Version of the catalog of new stores, unless another is chosen. */
export const defaultCatalogVersion: CatalogVersion = 'v3';

const stored = (tenant: Tenant) => tenant.collection<{ id: 'store'; version: CatalogVersion }>('catalog-version');

/** Version of a store's catalog. V1 for stores of earlier versions of the emulator. */
export const catalogVersion = (tenant: Tenant): CatalogVersion => stored(tenant).get('store')?.version ?? 'v1';

/** Sets the version of a new store. */
export const setCatalogVersion = (tenant: Tenant, version: CatalogVersion): void =>
  void stored(tenant).put({ id: 'store', version });
