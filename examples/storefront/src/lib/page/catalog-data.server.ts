import type { Client } from '@cartwright/core';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { data, type RouterContextProvider } from 'react-router';
import { catalogContext, languageContext, pageUrl, siteContext } from '../server/contexts.js';
import { getTexts } from '../server/texts.server.js';
import type { Texts } from '../language/use-texts.js';
import type { PageSeo } from './page-seo.js';
import { createQueryClient } from '../create-query-client.js';

/** Language of a catalog page, in its loader. */
export interface PageLanguage {
  readonly texts: Texts;
  /** Returns the absolute URL of a page in the same language. */
  readonly getUrl: (path: string) => string;
}

/**
 * Catalog pages are the same for all visitors. Shared caches keep them for a minute, and up to an hour longer while they
 * fetch them again. Browsers always ask, so that a visitor who returns to a page sees it as it is.
 */
const cacheable = {
  'cache-control': 'public, max-age=0',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=3600',
};

/**
 * Runs the catalog queries of a page. The result is the loader's data: `state` for `HydrationBoundary`, so that the browser
 * requests nothing again, and `seo` for `pageMeta`. Failed queries are left out: the page requests them in the browser, and
 * has status 503.
 *
 * @param prefetch - Runs the queries, and returns the SEO data of the page in its language.
 */
export async function catalogData(
  context: Readonly<RouterContextProvider>,
  prefetch: (queryClient: QueryClient, catalog: Client, page: PageLanguage) => Promise<PageSeo | undefined>,
) {
  const queryClient = createQueryClient();
  const { origin } = context.get(siteContext);
  const language = context.get(languageContext);
  const texts = getTexts(context);
  const getUrl = (path: string) => pageUrl(context, path);
  const seo = await prefetch(queryClient, context.get(catalogContext), { texts, getUrl });
  const isComplete = queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error');
  return data(
    { state: dehydrate(queryClient), seo, origin, language, tagline: texts.app.tagline },
    isComplete ? { headers: cacheable } : { status: 503, headers: { 'cache-control': 'no-store' } },
  );
}
