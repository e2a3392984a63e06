import '@fontsource-variable/bricolage-grotesque/wght.css';
import sans from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import '@fontsource/newsreader/400-italic.css';
import serif from '@fontsource/newsreader/files/newsreader-latin-400-italic.woff2?url';
import './ui/styles.css';
import type { ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { useLanguage } from './language/use-language.js';

export { Outlet as default } from 'react-router';

/** The fonts of every page, requested before the style sheet that uses them. */
export const links = () =>
  [sans, serif].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }));

/** The document. */
export const Layout = ({ children }: { children: ReactNode }) => (
  // The script sets the theme before the first paint.
  <html lang={useLanguage()} suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <script src="/theme.js" />
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
