import '@fontsource-variable/bricolage-grotesque/opsz.css';
import '@fontsource-variable/newsreader/wght-italic.css';
import './ui/styles.css';
import { CartwrightProvider } from '@cartwright/react';
import { collectionsQuery } from '@cartwright/react/queries';
import { createCatalog } from '@cartwright/stores/catalog';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { catalogContext, siteContext } from '../server/contexts.js';
import type { Route } from './+types/root.js';
import { createQueryClient } from './app/create-query-client.js';
import { createStoreClient } from './app/create-store-client.js';
import { Devtools, callLog } from './app/devtools.js';
import { CartDrawerProvider } from './cart/cart-drawer-state.js';
import { Announcer } from './ui/announcer.js';

/** Loads the collections, which every page lists in its header. */
export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const catalog = context.get(catalogContext);
  await queryClient.prefetchQuery(collectionsQuery(catalog));
  return {
    site: context.get(siteContext),
    collections: dehydrate(queryClient),
    // Unknown while the platform is unreachable: the browser then requests it.
    catalogVersion: await createCatalog(catalog)
      .getVersion()
      .catch(() => undefined),
  };
}

/** The data of the first page stay: nothing in them depends on the page. */
export const shouldRevalidate = () => false;

/** The store, on all pages. */
export default function App({ loaderData: { site, collections, catalogVersion } }: Route.ComponentProps) {
  const [client] = useState(() => createStoreClient(site, callLog));
  const [queryClient] = useState(createQueryClient);
  return (
    <CartwrightProvider client={client} queryClient={queryClient} catalogVersion={catalogVersion}>
      <HydrationBoundary state={collections}>
        <Announcer>
          <CartDrawerProvider>
            <Outlet />
          </CartDrawerProvider>
        </Announcer>
        <Devtools />
      </HydrationBoundary>
    </CartwrightProvider>
  );
}

/** The document. */
export const Layout = ({ children }: { children: ReactNode }) => (
  // The script sets the theme before the first paint.
  <html lang="en" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <script src="/theme.js" />
      <Meta />
      <Links />
    </head>
    <body>
      <div id="root">{children}</div>
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);
