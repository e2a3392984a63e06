import { useCollections } from '@cartwright/react/stores';
import { type ReactNode, Suspense, lazy, useEffect, useState } from 'react';
import { CartDrawer } from '../cart/cart-drawer.js';
import { useCartDrawer } from '../lib/cart/cart-drawer-state.js';
import { isInfoPage } from '../lib/info-pages.js';
import { useTexts } from '../lib/language/use-texts.js';
import { SkipLink } from '../ui/skip-link.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { OfflineNotice } from './offline-notice.js';
import { UnsentNotice } from '../ui/unsent-notice.js';
import { usePage } from '../lib/navigation/page.js';
import { isUnreachable } from '../lib/unreachable.js';
import { useOnline } from '../lib/use-online.js';

const loadUnreachable = async () => (await import('../ui/platform-unreachable.js')).PlatformUnreachable;

/** Its code is loaded when the platform is unreachable, and the store's server is not. */
const PlatformUnreachable = import.meta.env.SSR
  ? await loadUnreachable()
  : lazy(async () => ({ default: await loadUnreachable() }));

const loadAgentTools = async () => (await import('./agent-tools.js')).AgentTools;

/** Loads the tools for agents where the browser has a place for them (WebMCP). */
function useAgentTools(): ReactNode {
  const [tools, setTools] = useState<ReactNode>();
  useEffect(() => {
    if (!('modelContext' in document)) return;
    loadAgentTools().then(
      (AgentTools) => setTools(<AgentTools />),
      // Without their code, agents use the page as visitors do.
      () => undefined,
    );
  }, []);
  return tools;
}

/** Layout of every page for shoppers: header, footer, drawers and notices. */
export function Layout({ children }: { children: ReactNode }) {
  const { wasOpened } = useCartDrawer();
  const catalog = useCollections();
  const isOnline = useOnline();
  const { pathname } = usePage();
  const { skip } = useTexts('app');
  const agentTools = useAgentTools();
  return (
    <div className="flex min-h-screen flex-col">
      <SkipLink to="main">{skip}</SkipLink>
      <Header />
      {/* At least as high as the viewport below the header, so that the footer does not shift when the page loads. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100vh-4.5rem)] grow outline-none">
        {isUnreachable(catalog.error) && isOnline && !isInfoPage(pathname) ? (
          <Suspense>
            <PlatformUnreachable onRetry={() => void catalog.refetch()} isRetrying={catalog.isFetching} />
          </Suspense>
        ) : (
          children
        )}
      </main>
      <Footer />
      <OfflineNotice />
      <UnsentNotice pathname={pathname} />
      {agentTools}
      {wasOpened && <CartDrawer />}
    </div>
  );
}
