import { createContentSecurityPolicy, hashInlineScripts } from '@cartwright/identity/server';
import { isbot } from 'isbot';
// The build for web standards runs on workers and on Node.
import { renderToReadableStream } from 'react-dom/server.edge';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { createNonce } from './lib/server/create-nonce.js';
import { languageContext, siteContext } from './lib/server/contexts.js';
import { abortWith } from './lib/server/abort-with.server.js';
import { DocumentContext } from './lib/document-context.js';
import { holdScripts, startsAfterLoad } from './lib/page/start-after-load.server.js';
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
  // The dev server's scripts have other tags.
  const isHeld = import.meta.env.PROD && startsAfterLoad(entryContext);
  const language = context.get(languageContext);
  const page = (
    <DocumentContext value={{ ...security, startsAfterLoad: isHeld }}>
      <DictionaryContext value={await loadDictionary(language)}>
        <PreloadTexts language={language} {...security}>
          <ServerRouter context={entryContext} url={request.url} {...security} />
        </PreloadTexts>
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
  const html = isHeld ? body.pipeThrough(holdScripts()) : body;
  const { nonce } = security;
  if (!nonce) return new Response(html, { status, headers });
  // Everybody can read the nonce of a page that shared caches keep, so its scripts are allowed by their hashes.
  const whole = headers.has('cdn-cache-control') ? await new Response(html).text() : undefined;
  const inline = whole === undefined ? [`nonce-${nonce}`] : await hashInlineScripts(whole, nonce);
  headers.set('content-security-policy', createContentSecurityPolicy({ ...site, scripts: inline }));
  return new Response(whole ?? html, { status, headers });
}
