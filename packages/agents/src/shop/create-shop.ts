import { createClient, media } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity/visitor';
import { createCatalog, type Catalog, type CatalogCategory } from '@cartwright/stores/catalog';
import { createCapabilities } from '../security/capabilities.js';
import { createMemoryStore } from '../security/memory-store.js';
import { createSessions } from '../session/sessions.js';
import type { AgentHandlerOptions } from './agent-handler-options.js';
import type { Shop } from './shop.js';

/** Time for which the categories are not read again, in milliseconds. */
const CATEGORIES_AGE = 60_000;

/** Maximum number of pages of categories. */
const MAX_PAGES = 5;

/** Maximum number of carts whose shown totals are remembered in memory. */
const MAX_SHOWN = 10_000;

async function readCategories(catalog: Catalog): Promise<CatalogCategory[]> {
  const categories: CatalogCategory[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const { items, nextCursor } = await catalog.queryCategories({ limit: 100, cursor });
    categories.push(...items.filter(({ visible }) => visible));
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  return categories;
}

/** Creates the dependencies of the operations of a handler. */
export function createShop(options: AgentHandlerOptions, baseUrl: string): Shop {
  const { clientId, store } = options;
  const client = createClient({ ...options, auth: OAuthStrategy({ clientId }) });
  const catalog = createCatalog(client);
  let categories: Promise<CatalogCategory[]> | undefined;
  let readAt = 0;
  return {
    options,
    baseUrl,
    catalog,
    listCategories() {
      if (categories && performance.now() - readAt < CATEGORIES_AGE) return categories;
      readAt = performance.now();
      const reading = readCategories(catalog);
      categories = reading;
      reading.catch(() => (categories = undefined));
      return reading;
    },
    getImageUrl: (reference) => media.getImageUrl(reference, options.mediaUrl),
    capabilities: createCapabilities(options.secrets, store),
    sessions: createSessions(options, store),
    shown: store ?? createMemoryStore(MAX_SHOWN),
  };
}
