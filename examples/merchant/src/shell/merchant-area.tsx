import { isRouteErrorResponse, useLocation } from 'react-router';
import { PageTitle } from '../../../storefront/src/ui/page-title.js';
import { buttonStyle } from '../../../storefront/src/ui/button-style.js';
import type { Route } from './+types/merchant-area.js';
import { protectArea } from '../lib/protect.server.js';

export const middleware: Route.MiddlewareFunction[] = [protectArea];

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export { Outlet as default } from 'react-router';

const check = 'If you sent a form, check whether the change was made before you send it again.';

/** Titles and texts of pages that are not shown, by status. */
const messages: Readonly<Record<number, readonly [title: string, text: string]>> = {
  404: ['Page not found', 'It may have been deleted.'],
  503: ['The platform does not answer', `Try again in a minute. ${check}`],
};

const failed = ['This page could not be loaded', check] as const;

/** Shown in place of a page that does not exist or fails to load. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const [title, text] = messages[status] ?? failed;
  return (
    <main className="wrap grid min-h-screen place-content-center justify-items-start gap-4 py-16">
      <PageTitle>{title}</PageTitle>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-ink-soft">{text}</p>
      {/* Full loads, so that the cookie of the session is sent. */}
      <div className="flex flex-wrap gap-3">
        {status === 503 && (
          <a href={pathname + search} className={buttonStyle()}>
            Try again
          </a>
        )}
        <a href="/dashboard" className={buttonStyle('secondary')}>
          Back to the dashboard
        </a>
      </div>
    </main>
  );
}
