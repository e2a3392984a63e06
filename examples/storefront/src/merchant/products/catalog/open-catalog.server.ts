import type { Client } from '@cartwright/core';
import { createCatalog } from '@cartwright/stores/catalog';
import { data } from 'react-router';
import { createCatalogV3 } from './catalog-v3.server.js';
import type { MerchantCatalog } from './merchant-catalog.js';

/** Whether the merchant area can change the products of the site, which requires Catalog V3. */
export const isEditable = async (client: Client): Promise<boolean> =>
  (await createCatalog(client).getVersion()) === 'v3';

/** Opens the catalog of the site. Responds with 404 for Catalog V1. */
export async function openCatalog(client: Client): Promise<MerchantCatalog> {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router shows it in the error boundary.
  if (!(await isEditable(client))) throw data(undefined, { status: 404 });
  return createCatalogV3(client);
}
