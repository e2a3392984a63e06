import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { keepForm } from '../../storefront/src/lib/keep-form.js';
import { Document } from '../../storefront/src/ui/document.js';
import { UnsentNotice } from '../../storefront/src/ui/unsent-notice.js';
import type { Route } from './+types/root.js';

export { fontLinks as links } from '../../storefront/src/ui/document.js';

/** Keeps the forms of all pages when the connection fails. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepForm()];

/** The document of every page. */
export const Layout = ({ children }: { children: ReactNode }) => <Document language="en">{children}</Document>;

/** The page, and what can happen to its forms. */
export default function Root() {
  const { pathname } = useLocation();
  return (
    <>
      <Outlet />
      <UnsentNotice pathname={pathname} />
    </>
  );
}
