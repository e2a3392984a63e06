import type { Client } from '@cartwright/core';
import { collectionsQuery } from '@cartwright/react/queries';
import { type CatalogVersion, createCatalog } from '@cartwright/stores/catalog';
import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { catalogContext, siteContext } from '../lib/server/contexts.js';
import { deadlineContext } from '../lib/server/deadline.js';
import { isInfoPage } from '../lib/info-pages.js';
import { withoutLanguage } from '../lib/language/languages.js';
import type { Route } from './+types/shop-route.js';
import { createQueryClient } from '../lib/create-query-client.js';
import { ErrorPage } from '../ui/error-page.js';
import { Shop } from './shop.js';

/**
 * Time that the first page without data of the platform waits for the links of the header, in milliseconds. Later ones
 * wait for nothing.
 */
const headerPatience = 1000;

/** Part of the time of a page that remains for its own data. */
const reserve = 500;

/** Data of the header of all pages. */
interface Header {
  collections: DehydratedState;
  catalogVersion: CatalogVersion | undefined;
}

/**
 * The newest header of each catalog, without links until the first was read. Pages without data of the platform show it
 * without waiting.
 */
const headers = new WeakMap<Client, Header>();

async function loadHeader(catalog: Client, patience: number): Promise<Header> {
  const queryClient = createQueryClient();
  let catalogVersion: CatalogVersion | undefined;
  if (!headers.has(catalog)) headers.set(catalog, { collections: dehydrate(queryClient), catalogVersion });
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    Promise.all([
      queryClient.prefetchQuery(collectionsQuery(catalog)),
      createCatalog(catalog)
        .getVersion()
        .then(
          (version) => (catalogVersion = version),
          () => undefined,
        ),
    ]),
    new Promise((resolve) => (timer = setTimeout(resolve, patience))),
  ]);
  clearTimeout(timer);
  const header = { collections: dehydrate(queryClient), catalogVersion };
  if (catalogVersion && header.collections.queries.length > 0) headers.set(catalog, header);
  return header;
}

/**
 * Loads the collections, which every page lists in its header. Without them, the browser requests them, and the header has
 * no links until then.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const catalog = context.get(catalogContext);
  const isInfo = isInfoPage(withoutLanguage(url.pathname));
  const rest = context.get(deadlineContext).remaining() - reserve;
  const known = isInfo ? headers.get(catalog) : undefined;
  const header = loadHeader(catalog, isInfo ? Math.min(headerPatience, rest) : rest);
  return { site: context.get(siteContext), ...(known ?? (await header)) };
}

/** The data of the first page stay: nothing in them depends on the page. */
export const shouldRevalidate = () => false;

/** Shown in place of everything, header and footer included, when one of them fails to render. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <main>
    <ErrorPage error={error} />
  </main>
);

/** The pages for shoppers. */
export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Shop {...loaderData}>
      <Outlet />
    </Shop>
  );
}
