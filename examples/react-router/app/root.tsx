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
        <header className="wrap">
          <Link to="/" className="wordmark">
            {name}
          </Link>
          <Form action="/search" role="search">
            <input type="search" name="q" aria-label="Search products" placeholder="Search" required />
          </Form>
          <nav aria-label="Shop">
            <Link to={collectionPath('all-products')}>Shop</Link>
            <Link to="/account">Account</Link>
            <CartDrawer />
          </nav>
        </header>
        <main id="main" className="wrap">
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
    <main className="wrap">
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
        <a href="#main" className="skip">
          Skip to content
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
