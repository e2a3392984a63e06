import type { Client } from '@cartwright/core';
import { createCatalog, type Catalog, type CatalogVersion } from '@cartwright/stores/catalog';

/** Options of the catalog's query options. */
export interface CatalogVersionOptions {
  /**
   * Catalog version of the site, as that of the `CartwrightProvider`. The data and the keys are the same for both.
   *
   * @default requested once per client
   */
  catalogVersion?: CatalogVersion | undefined;
}

/** Catalog of a client. */
export const getCatalog = (client: Client, { catalogVersion }: CatalogVersionOptions): Catalog =>
  createCatalog(client, catalogVersion ? { version: catalogVersion } : {});

/**
 * Removes the platform's entity from data that is cached: it would double what is persisted or sent with the page. Read it
 * with `operationQuery`.
 */
export const withoutRaw = <Model extends { readonly raw?: unknown }>({ raw, ...model }: Model): Omit<Model, 'raw'> =>
  model;
