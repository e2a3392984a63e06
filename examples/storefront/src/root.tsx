import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/root.js';
import { keepForm } from './lib/keep-form.js';
import { useLanguage } from './lib/language/use-language.js';
import { Document } from './ui/document.js';
import { UnsentNotice } from './ui/unsent-notice.js';

export { fontLinks as links } from './ui/document.js';

/** Keeps the forms of all pages when the connection fails. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepForm()];

/** The document of every page. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <Document language={useLanguage()}>{children}</Document>
);

/** The page, and what can happen to its forms. */
export default function Root() {
  return (
    <>
      <Outlet />
      <UnsentNotice />
    </>
  );
}
