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
        <a href="#main" className="absolute not-focus:sr-only">
          Skip to content
        </a>
        <Store key={sessionId} sessionId={sessionId}>
          <HydrationBoundary state={dehydrate(queryClient)}>
            <header className="mx-auto flex w-full max-w-304 flex-wrap items-center gap-x-6 gap-y-3 p-5">
              <Link href="/" className="font-serif text-2xl font-semibold">
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
                <Link href="/collections/all-products">Shop</Link>
                {/* Not a `Link`, which would start the sign-in before it is clicked. */}
                {shop.auth.loggedIn() ? <Link href="/orders">Orders</Link> : <a href="/auth/login">Sign in</a>}
                <CartDrawer />
              </nav>
            </header>
            <main id="main" className="mx-auto min-h-[70vh] w-full max-w-304 px-5 pt-6 pb-20">
              {children}
            </main>
          </HydrationBoundary>
        </Store>
        <footer className="mx-auto w-full max-w-304 border-t border-neutral-200 p-5 text-sm text-neutral-600">
          A demonstration store. Nothing here is for sale, and no card is charged.
        </footer>
      </body>
    </html>
  );
}
