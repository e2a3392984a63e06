import '@fontsource-variable/bricolage-grotesque/opsz.css';
import '@fontsource-variable/newsreader/wght-italic.css';
import './ui/styles.css';
import type { ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';

export { Outlet as default } from 'react-router';

/** The document. */
export const Layout = ({ children }: { children: ReactNode }) => (
  // The script sets the theme before the first paint.
  <html lang="en" suppressHydrationWarning>
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
