import { useCollections } from '@cartwright/react/stores';
import { Suspense, lazy, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { CartDrawerBoundary } from '../cart/cart-drawer-boundary.js';
import { useCartDrawer } from '../lib/cart/cart-drawer-state.js';
import { isInfoPage } from '../lib/info-pages.js';
import { useTexts } from '../lib/language/use-texts.js';
import { SkipLink } from '../ui/skip-link.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { OfflineNotice } from './offline-notice.js';
import { PlatformUnreachable } from '../ui/platform-unreachable.js';
import { isUnreachable } from '../lib/unreachable.js';
import { useOnline } from '../lib/use-online.js';
import { usePageFocus } from '../lib/use-page-focus.js';

const CartDrawer = lazy(async () => ({ default: (await import('../cart/cart-drawer.js')).CartDrawer }));

/** Layout of every page for shoppers: header, footer, drawers and notices. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const navigating = useNavigation().state !== 'idle';
  const { wasOpened } = useCartDrawer();
  const catalog = useCollections();
  const isOnline = useOnline();
  const { pathname } = useLocation();
  const { skip } = useTexts('app');
  usePageFocus(main);
  return (
    <div className="flex min-h-screen flex-col">
      <SkipLink to="main">{skip}</SkipLink>
      <Header />
      {/* At least as high as the viewport below the header, so that the footer does not shift when the page loads. */}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100vh-4.5rem)] grow outline-none"
        aria-busy={navigating}
      >
        {isUnreachable(catalog.error) && isOnline && !isInfoPage(pathname) ? (
          <PlatformUnreachable onRetry={() => void catalog.refetch()} isRetrying={catalog.isFetching} />
        ) : (
          <Outlet />
        )}
      </main>
      <Footer />
      <OfflineNotice />
      {wasOpened && (
        <CartDrawerBoundary>
          <Suspense>
            <CartDrawer />
          </Suspense>
        </CartDrawerBoundary>
      )}
    </div>
  );
}
