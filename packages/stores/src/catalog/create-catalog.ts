import { CartwrightError, isApiError, isDevelopment, type Client } from '@cartwright/core';
import type { Catalog, CatalogReads, CatalogVersion } from './catalog.js';
import { detectVersion } from './detect-version.js';

/** Options for {@link createCatalog}. */
export interface CatalogOptions {
  /** Catalog version of the site, if known. Saves the request that detects it. */
  version?: CatalogVersion;
}

/** Awaits the import of a version's code. Failures become `load_failed` errors. */
async function load<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (cause) {
    throw new CartwrightError(isDevelopment && 'The code for the catalog could not be loaded', {
      kind: 'network',
      code: 'load_failed',
      cause,
    });
  }
}

/**
 * Creates a reader of the site's catalog that returns the same types for Catalog V1 and V3. The version is detected with
 * the first read, once per client; only the code for this version is loaded.
 *
 * @param client - Client. Its modules do not matter.
 * @param options - Catalog version, if known.
 * @returns The catalog.
 * Its functions throw `CartwrightError` `stores_not_installed` if the site has no Wix Stores app, and
 * `catalog_provisioning` while its Catalog V3 is being set up. Without a connection, the first read throws `load_failed`
 * of kind `network`.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { createCatalog } from '@cartwright/stores/catalog';
 *
 * const catalog = createCatalog(createClient());
 *
 * export const cheapest = async (categoryId: string) =>
 *   (await catalog.queryProducts({ filter: { categoryId }, sort: 'price', limit: 12 })).items;
 *
 * export const productName = async (slug: string) => (await catalog.getProduct({ slug }))?.name;
 * ```
 * @see GET /stores/v3/provision/version
 */
export function createCatalog(client: Client, { version }: CatalogOptions = {}): Catalog {
  const detect = client.use(detectVersion);
  const getVersion = async (again?: boolean) => version ?? detect(again);
  const open = async (again?: boolean): Promise<CatalogReads> =>
    (await getVersion(again)) === 'v1'
      ? (await load(import('./v1/open-v1.js'))).openV1(client)
      : (await load(import('./v3/open-v3.js'))).openV3(client);

  const read =
    <Name extends keyof CatalogReads>(name: Name) =>
    async (...args: Parameters<CatalogReads[Name]>): Promise<unknown> => {
      const call = (reads: CatalogReads) => (reads[name] as (...given: typeof args) => Promise<unknown>)(...args);
      try {
        return await call(await open());
      } catch (error) {
        if (!isApiError(error) || error.status !== 428) throw error;
        if (error.code === 'CATALOG_V3_CALLING_CATALOG_V1_API' && !version) return call(await open(true));
        if (error.code !== 'CATALOG_V3_SITE_PROVISIONING') throw error;
        const message = isDevelopment && 'The catalog of the site is being set up. Try again later.';
        throw new CartwrightError(message, { kind: 'system', code: 'catalog_provisioning', cause: error });
      }
    };

  return {
    getVersion: () => getVersion(),
    ...({
      getProduct: read('getProduct'),
      queryProducts: read('queryProducts'),
      getStock: read('getStock'),
      getSubscriptions: read('getSubscriptions'),
      getCategory: read('getCategory'),
      queryCategories: read('queryCategories'),
    } as CatalogReads),
  };
}
