import { Form, NavLink, Outlet, useNavigation } from 'react-router';
import { ThemeToggle } from '../../../storefront/src/ui/theme-toggle.js';
import { usePageFocus } from '../../../storefront/src/lib/use-page-focus.js';
import { Wordmark } from '../../../storefront/src/ui/wordmark.js';
import { Button } from '../../../storefront/src/ui/button.js';
import { SkipLink } from '../../../storefront/src/ui/skip-link.js';
import type { Route } from './+types/merchant-layout.js';
import { merchantContext } from '../lib/server/context.js';
import { requireMerchant } from '../lib/protect.server.js';

export const middleware: Route.MiddlewareFunction[] = [requireMerchant];

/** Loaded again after each change, and so is the key. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  formKey: crypto.randomUUID(),
  storeUrl: context.get(merchantContext).storeUrl,
});

const sections = [
  ['dashboard', 'Dashboard'],
  ['orders', 'Orders'],
  ['abandoned-checkouts', 'Abandoned checkouts'],
  ['subscriptions', 'Subscriptions'],
  ['products', 'Products'],
  ['coupons', 'Coupons'],
  ['discounts', 'Discounts'],
  ['reviews', 'Reviews'],
  ['members', 'Members'],
  ['settings', 'Settings'],
] as const;

const SignOut = () => (
  <Form method="post" action="/logout">
    <Button type="submit" kind="quiet" size="small">
      Sign out
    </Button>
  </Form>
);

/** Layout of the pages that require a session: navigation and sign-out. */
export default function MerchantLayout({ loaderData: { storeUrl } }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  usePageFocus();
  return (
    <div className="min-h-screen lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink to="main">Skip to the content</SkipLink>
      <header className="flex flex-col gap-2 border-b border-line bg-raised px-5 py-3 lg:sticky lg:top-0 lg:h-screen lg:gap-8 lg:border-r lg:border-b-0 lg:py-6">
        <div className="flex items-center justify-between gap-3">
          <a href={storeUrl}>
            <span className="sr-only">View the store: </span>
            <Wordmark />
          </a>
          <span className="flex items-center gap-2 lg:hidden">
            <SignOut />
            <ThemeToggle />
          </span>
        </div>
        <nav aria-label="Merchant area" className="-mx-2 flex flex-wrap gap-1 lg:grow lg:flex-col lg:flex-nowrap">
          {sections.map(([path, name]) => (
            <NavLink
              key={path}
              to={`/${path}`}
              className="rounded-full px-3.5 py-2 text-sm font-medium hover:bg-tint aria-[current=page]:bg-butter aria-[current=page]:text-on-block"
            >
              {name}
            </NavLink>
          ))}
        </nav>
        <div className="-ml-4 hidden items-center justify-between gap-3 lg:flex">
          <SignOut />
          <ThemeToggle />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        aria-busy={isBusy}
        className="min-w-0 px-5 py-8 outline-none sm:px-8 lg:px-12 lg:py-10"
      >
        <div className="mx-auto max-w-6xl">
          <Outlet />
        </div>
      </main>
    </div>
  );
}
