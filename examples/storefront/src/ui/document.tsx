import '@fontsource-variable/bricolage-grotesque/wght.css';
import sans from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import '@fontsource/newsreader/400-italic.css';
import serif from '@fontsource/newsreader/files/newsreader-latin-400-italic.woff2?url';
import './styles.css';
import { type ReactNode, use, useEffect } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { DocumentContext } from '../lib/document-context.js';
import documentScript from '../lib/document-script.js?raw';

/** The fonts of every page, requested before the style sheet that uses them. */
export const fontLinks = () =>
  [sans, serif].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }));

/** Only the server needs the text: the script has run when React hydrates the document. */
const inlineScript = import.meta.env.SSR ? documentScript : '';

interface DocumentProps {
  /** Language of the page (BCP 47). */
  language: string;
  children: ReactNode;
}

/** The document of a page. */
export function Document({ language, children }: DocumentProps) {
  const { nonce, startsAfterLoad } = use(DocumentContext);
  // `document-script.js` then enters what the visitor entered before, also on a page that failed.
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  return (
    // The script sets the theme before the first paint.
    <html lang={language} data-starts-after-load={startsAfterLoad || undefined} suppressHydrationWarning>
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
