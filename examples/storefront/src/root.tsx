import type { ReactNode } from 'react';
import { Outlet, useHref, useLocation } from 'react-router';
import type { Route } from './+types/root.js';
import { keepForm } from './lib/keep-form.js';
import { getLanguage } from './lib/language/languages.js';
import { Page } from './lib/navigation/page.js';
import { usePageFocus } from './lib/use-page-focus.js';
import { Document } from './ui/document.js';

export { fontLinks as links } from './ui/document.js';

/** Keeps the forms of all pages when the connection fails. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepForm()];

/** The router's base path has the prefix of the language. */
const useRouterLanguage = () => getLanguage(useHref('/'));

/** The document of every page. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <Document language={useRouterLanguage()}>{children}</Document>
);

/** The page. */
export default function Root() {
  const { pathname, search } = useLocation();
  usePageFocus();
  return (
    <Page address={{ language: useRouterLanguage(), pathname, search }}>
      <Outlet />
    </Page>
  );
}
