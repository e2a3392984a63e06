import { cartQuery, getSessionId } from '@cartwright/react/queries';
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Form, isRouteErrorResponse, Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { CartDrawer } from './components/shop/cart-drawer';
import { shopContext, site, withShop } from './session.server';
import { collectionPath, name } from './site';
import { Store } from './store';
import './styles.css';

export const middleware: Route.MiddlewareFunction[] = [withShop];

/** Reads the cart, for the hooks of all pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const queryClient = new QueryClient();
  await queryClient.prefetchQuery(cartQuery(shop));
  const { apiUrl, origin } = site;
  const mediaUrl = apiUrl && `${apiUrl}/media`;
  return { origin, mediaUrl, sessionId: getSessionId(shop), state: dehydrate(queryClient) };
}

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/icon.svg' }];

export const meta: Route.MetaFunction = () => [{ title: name }];

export default function App({ loaderData: { sessionId, state, ...site } }: Route.ComponentProps) {
  return (
    <Store key={sessionId} sessionId={sessionId} {...site}>
      <HydrationBoundary state={state}>
        <header className="mx-auto flex w-full max-w-304 flex-wrap items-center gap-x-6 gap-y-3 p-5">
          <Link to="/" className="font-serif text-2xl font-semibold">
            {name}
          </Link>
          <Form action="/search" role="search" className="order-1 basis-full lg:order-none lg:ml-auto lg:basis-80">
            <input
              type="search"
              name="q"
              aria-label="Search products"
              placeholder="Search"
              required
              className="min-h-11 w-full rounded-lg border border-neutral-400 px-3 py-2"
            />
          </Form>
          <nav aria-label="Shop" className="ml-auto flex gap-5 lg:ml-0">
            <Link to={collectionPath('all-products')}>Shop</Link>
            <Link to="/account">Account</Link>
            <CartDrawer />
          </nav>
        </header>
        <main id="main" className="mx-auto min-h-[70vh] w-full max-w-304 px-5 pt-6 pb-20">
          <Outlet />
        </main>
      </HydrationBoundary>
    </Store>
  );
}

/** Errors of pages: 404, and a platform that does not respond. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="mx-auto w-full max-w-304 px-5 py-6">
      <h1>{isMissing ? 'There is no such page' : 'The store cannot do this right now'}</h1>
      <p>{isMissing ? <a href="/">To the start</a> : 'Nothing is lost. Try again in a minute.'}</p>
    </main>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <a href="#main" className="absolute not-focus:sr-only">
          Skip to content
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
