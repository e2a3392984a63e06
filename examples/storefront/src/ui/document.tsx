import '@fontsource-variable/bricolage-grotesque/wght.css';
import sans from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import '@fontsource/newsreader/400-italic.css';
import serif from '@fontsource/newsreader/files/newsreader-latin-400-italic.woff2?url';
import './styles.css';
import { type ReactNode, use, useEffect } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { type CatalogDocument, DocumentContext } from '../lib/document-context.js';
import documentScript from '../lib/document-script.js?raw';
import numberFormats from '../lib/load-number-formats.js?url&no-inline';
import { prefetchRules } from './prefetch-rules.js';

/* eslint-disable no-restricted-syntax -- The markup and texts are of this store's server, which escapes data. */

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
  const { nonce, catalogPage } = use(DocumentContext);
  // `document-script.js` then enters what the visitor entered before, also on a page that failed.
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  return (
    // The script sets the theme before the first paint.
    <html lang={language} data-starts-after-load={catalogPage?.startsAfterLoad || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: inlineScript }} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      {catalogPage ? (
        <CatalogBody {...catalogPage} nonce={nonce} />
      ) : (
        <body>
          <div id="root">{children}</div>
          <ScrollRestoration />
          <Scripts />
        </body>
      )}
    </html>
  );
}

interface CatalogBodyProps extends Omit<CatalogDocument, 'preloads'> {
  nonce: string | undefined;
}

/** Body of a catalog page. `document-script.js` starts its scripts. */
function CatalogBody({ html, data, entry, scripts, startsAfterLoad, nonce }: CatalogBodyProps) {
  return (
    <body>
      <div id="root" dangerouslySetInnerHTML={{ __html: html }} />
      <script id="catalog-page" type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
      <script nonce={nonce} type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchRules }} />
      {scripts.map((href) => (
        <link key={href} rel={startsAfterLoad ? 'startpreload' : 'modulepreload'} href={href} />
      ))}
      {startsAfterLoad ? (
        <link rel="start" href={entry} data-number-formats={numberFormats} />
      ) : (
        <script type="module" src={entry} />
      )}
    </body>
  );
}
