import '@fontsource-variable/bricolage-grotesque/wght.css';
import sans from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import '@fontsource/newsreader/400-italic.css';
import serif from '@fontsource/newsreader/files/newsreader-latin-400-italic.woff2?url';
import './ui/styles.css';
import { type ReactNode, use, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.js';
import { DocumentContext } from './lib/document-context.js';
import documentScript from './lib/document-script.js?raw';
import { keepForm } from './lib/keep-form.js';
import { UnsentNotice } from './ui/unsent-notice.js';
import { useLanguage } from './lib/language/use-language.js';

/** Keeps the forms of all pages when the connection fails. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepForm()];

/** The fonts of every page, requested before the style sheet that uses them. */
export const links = () =>
  [sans, serif].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }));

/** Only the server needs the text: the script has run when React hydrates the document. */
const inlineScript = import.meta.env.SSR ? documentScript : '';

/** The document. */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce, startsOnUse } = use(DocumentContext);
  // `document-script.js` repeats what the visitor entered and clicked before, also on a page that failed.
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  return (
    // The script sets the theme before the first paint.
    <html lang={useLanguage()} data-starts-on-use={startsOnUse || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* eslint-disable-next-line no-restricted-syntax -- The text is a file of the store. */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: inlineScript }} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        <div id="root">{children}</div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The page, and what can happen to its forms. */
export default function Root() {
  return (
    <>
      <Outlet />
      <UnsentNotice />
    </>
  );
}
