import { createContentSecurityPolicy, hashInlineScripts } from '@cartwright/identity/server';
import { isbot } from 'isbot';
// The build for web standards runs on workers and on Node.
import { renderToReadableStream } from 'react-dom/server.edge';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { createNonce } from './lib/server/create-nonce.js';
import { languageContext, siteContext } from './lib/server/contexts.js';
import { abortWith } from './lib/server/abort-with.server.js';
import { DocumentContext } from './lib/document-context.js';
import { renderCatalogPage } from './shell/catalog/render-catalog-page.server.js';
import { loadDictionary } from './lib/load-dictionary.js';
import { PreloadTexts } from './lib/language/preload-texts.server.js';
import { DictionaryContext } from './lib/language/use-texts.js';

/** Renders a page. Search engines and shared caches get it whole, browsers get private pages as a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // The dev server adds scripts and styles that have no nonce.
  const security = import.meta.env.PROD ? { nonce: createNonce() } : {};
  const language = context.get(languageContext);
  const dictionary = await loadDictionary(language);
  // The dev server replaces changed modules of routes only.
  const catalogPage = import.meta.env.PROD ? await renderCatalogPage(entryContext, language, dictionary) : undefined;
  const router = <ServerRouter context={entryContext} url={request.url} {...security} />;
  const page = (
    <DocumentContext value={{ ...security, catalogPage }}>
      <DictionaryContext value={dictionary}>
        {catalogPage ? (
          router
        ) : (
          <PreloadTexts language={language} {...security}>
            {router}
          </PreloadTexts>
        )}
      </DictionaryContext>
    </DocumentContext>
  );
  const rendering = abortWith(request.signal);
  const body = await renderToReadableStream(page, {
    ...security,
    // Large parts stay where they are: without scripts, the browser would not show what is sent after the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: rendering.signal,
    onError(error) {
      if (!request.signal.aborted) console.error(error);
    },
  });
  body.allReady.then(rendering.release, rendering.release);
  if (isbot(request.headers.get('user-agent'))) await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  if (status === 503) headers.set('retry-after', '30');
  const site = context.get(siteContext);
  // The pictures come from the platform.
  headers.append('link', `<${new URL(site.mediaUrl).origin}>; rel=preconnect`);
  const { nonce } = security;
  if (!nonce) return new Response(body, { status, headers });
  const isShared = headers.has('cdn-cache-control');
  const text = isShared || catalogPage ? await new Response(body).text() : undefined;
  // Pictures come before the style sheet.
  const whole = text?.replace(/<link [^>]*rel="stylesheet"/, (styles) => (catalogPage?.preloads ?? '') + styles);
  // Everybody can read the nonce of a page that shared caches keep, so its scripts are allowed by their hashes.
  const inline = isShared && whole ? await hashInlineScripts(whole, nonce) : [`nonce-${nonce}`];
  headers.set('content-security-policy', createContentSecurityPolicy({ ...site, scripts: inline }));
  return new Response(whole ?? body, { status, headers });
}
