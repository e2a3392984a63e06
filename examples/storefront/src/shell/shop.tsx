import { CartwrightProvider } from '@cartwright/react';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Site } from '../lib/server/contexts.js';
import { CartDrawerProvider } from '../lib/cart/cart-drawer-state.js';
import { ConversionProvider } from '../lib/currency/conversion.js';
import { Announcer } from '../lib/announcer.js';
import { createQueryClient } from '../lib/create-query-client.js';
import { SiteContext } from '../lib/site.js';
import { createStoreClient } from './create-store-client.js';
import { Devtools, callLog } from './devtools.js';
import { Layout } from './layout.js';

interface ShopProps {
  site: Site;
  collections: DehydratedState;
  catalogVersion: 'v1' | 'v3' | undefined;
  /** The page. */
  children: ReactNode;
}

/** The client of the visitor, the cache, and what all pages for shoppers have around them. */
export function Shop({ site, collections, catalogVersion, children }: ShopProps) {
  const [client] = useState(() => createStoreClient(site, callLog));
  const [queryClient] = useState(createQueryClient);
  return (
    <SiteContext value={site}>
      <CartwrightProvider client={client} queryClient={queryClient} catalogVersion={catalogVersion}>
        <HydrationBoundary state={collections}>
          <Announcer>
            <ConversionProvider>
              <CartDrawerProvider>
                <Layout>{children}</Layout>
              </CartDrawerProvider>
            </ConversionProvider>
          </Announcer>
          <Devtools />
        </HydrationBoundary>
      </CartwrightProvider>
    </SiteContext>
  );
}
