import type { Client } from '@cartwright/core';
import { createCatalog } from '@cartwright/stores/catalog';
import type { MerchantCatalog } from './merchant-catalog.js';
import { createCatalogV1 } from './v1/catalog-v1.server.js';
import { createCatalogV3 } from './v3/catalog-v3.server.js';

/** Opens the catalog of the site. */
export const openCatalog = async (client: Client): Promise<MerchantCatalog> =>
  (await createCatalog(client).getVersion()) === 'v1' ? createCatalogV1(client) : createCatalogV3(client);
