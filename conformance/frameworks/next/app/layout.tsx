// app/layout.tsx
import { cartQuery, getSessionId } from '@cartwright/react/queries';
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Header } from './header';
import { getShop } from './session';
import { Store } from './store';

/** With Cache Components: the page may wait for the session's cart. */
export const instant = false;

export default async function Layout({ children }: { children: ReactNode }) {
  const shop = await getShop();
  const queryClient = new QueryClient();
  await queryClient.prefetchQuery(cartQuery(shop));
  const sessionId = getSessionId(shop);
  return (
    <html lang="en">
      <body>
        <Store key={sessionId} sessionId={sessionId}>
          <HydrationBoundary state={dehydrate(queryClient)}>
            <Header />
            {children}
          </HydrationBoundary>
        </Store>
      </body>
    </html>
  );
}
