import type { RequestOptions } from '@cartwright/core';
import type { Catalog } from './catalog.js';
import type { CatalogCategory } from './model/category.js';
import type { CatalogProductSummary } from './model/product.js';
import type { CatalogPage, CatalogPaging } from './model/query.js';

/** Products and categories whose pages search engines may list. */
export interface IndexablePages {
  /** Visible categories. They include built-in and empty ones. */
  readonly categories: readonly CatalogCategory[];
  /** Visible products. */
  readonly products: readonly CatalogProductSummary[];
}

/** Maximum number of URLs of a sitemap. */
const MAX_PAGES = 50_000;

type Entry = Pick<CatalogProductSummary, 'seo' | 'visible'>;

/** Reads the pages of a list until there are no more, or enough. */
async function readAll<Item extends Entry>(
  read: (paging: CatalogPaging) => Promise<CatalogPage<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ limit: 100, cursor });
    items.push(...page.items.filter(({ seo, visible }) => visible && seo.indexable));
    cursor = page.nextCursor;
  } while (cursor && items.length < MAX_PAGES);
  return items.slice(0, MAX_PAGES);
}

/**
 * Reads the products and categories whose pages search engines may list, for a sitemap: those that are visible, and whose
 * SEO settings do not exclude them. It sends a request for each 100 of them, so do not call it for pages of shoppers.
 *
 * @param catalog - Catalog, as `createCatalog` creates it.
 * @param request - Options of the requests.
 * @returns The products and categories; of each at most 50,000, the maximum of a sitemap.
 * @example
 * ```ts
 * import { listIndexablePages, type Catalog } from '@cartwright/stores/catalog';
 *
 * export async function listPaths(catalog: Catalog): Promise<string[]> {
 *   const { products } = await listIndexablePages(catalog);
 *   return products.map(({ slug }) => `/products/${encodeURIComponent(slug)}`);
 * }
 * ```
 * @see https://www.sitemaps.org/protocol.html
 */
export async function listIndexablePages(catalog: Catalog, request?: RequestOptions): Promise<IndexablePages> {
  const [categories, products] = await Promise.all([
    readAll((paging) => catalog.queryCategories(paging, request)),
    readAll((paging) => catalog.queryProducts(paging, request)),
  ]);
  return { categories, products };
}
