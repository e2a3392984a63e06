// app/root.tsx
import { cartQuery, getSessionId } from '@cartwright/react/queries';
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import type { Route } from './+types/root';
import { Header } from './header';
import { shopContext, site, withShop } from './session.server';
import { Store } from './store';

export const middleware: Route.MiddlewareFunction[] = [withShop];

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const queryClient = new QueryClient();
  await queryClient.prefetchQuery(cartQuery(shop));
  return { origin: site.origin, sessionId: getSessionId(shop), state: dehydrate(queryClient) };
}

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/icon.svg' }];

export default function App({ loaderData: { origin, sessionId, state } }: Route.ComponentProps) {
  return (
    <Store key={sessionId} origin={origin} sessionId={sessionId}>
      <HydrationBoundary state={state}>
        <Header />
        <Outlet />
      </HydrationBoundary>
    </Store>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
