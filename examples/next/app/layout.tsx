import './styles.css';
import { cartQuery, getSessionId } from '@cartwright/react/queries';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import Form from 'next/form';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { CartDrawer } from '../components/shop/cart-drawer';
import { getHookCache, getShop } from '../shop/session';
import { name, origin } from '../shop/site';
import { Store } from '../shop/store';

const title = { default: name, template: `%s – ${name}` };

export const metadata: Metadata = { metadataBase: new URL(origin), title };

export default async function Layout({ children }: { children: ReactNode }) {
  const shop = await getShop();
  const queryClient = getHookCache();
  await queryClient.prefetchQuery(cartQuery(shop));
  const sessionId = getSessionId(shop);
  return (
    <html lang="en">
      <body>
        <a href="#main" className="skip">
          Skip to content
        </a>
        <Store key={sessionId} sessionId={sessionId}>
          <HydrationBoundary state={dehydrate(queryClient)}>
            <header className="wrap">
              <Link href="/" className="wordmark">
                {name}
              </Link>
              <Form action="/search" role="search">
                <input type="search" name="q" aria-label="Search products" placeholder="Search" required />
              </Form>
              <nav aria-label="Shop">
                <Link href="/collections/all-products">Shop</Link>
                {/* Not a `Link`, which would start the sign-in before it is clicked. */}
                {shop.auth.loggedIn() ? <Link href="/orders">Orders</Link> : <a href="/auth/login">Sign in</a>}
                <CartDrawer />
              </nav>
            </header>
            <main id="main" className="wrap">
              {children}
            </main>
          </HydrationBoundary>
        </Store>
        <footer className="wrap">
          <small>A demonstration store. Nothing here is for sale, and no card is charged.</small>
        </footer>
      </body>
    </html>
  );
}
