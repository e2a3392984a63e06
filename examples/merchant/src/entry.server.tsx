import { createContentSecurityPolicy } from '@cartwright/identity/server';
// The build for web standards runs on workers and on Node.
import { renderToReadableStream } from 'react-dom/server.edge';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { DocumentContext } from '../../storefront/src/lib/document-context.js';
import { DictionaryContext } from '../../storefront/src/lib/language/use-texts.js';
import { loadDictionary } from '../../storefront/src/lib/load-dictionary.js';
import { abortWith } from '../../storefront/src/lib/server/abort-with.server.js';
import { createNonce } from '../../storefront/src/lib/server/create-nonce.js';
import { merchantContext } from './lib/server/context.js';

/** Renders a page as a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // The dev server adds scripts and styles that have no nonce.
  const security = import.meta.env.PROD ? { nonce: createNonce() } : {};
  const page = (
    <DocumentContext value={security}>
      <DictionaryContext value={await loadDictionary('en')}>
        <ServerRouter context={entryContext} url={request.url} {...security} />
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
  headers.set('content-type', 'text/html; charset=utf-8');
  if (status === 503) headers.set('retry-after', '30');
  const { nonce } = security;
  if (nonce) {
    const { apiUrl, mediaUrl } = context.get(merchantContext);
    const policy = createContentSecurityPolicy({ apiUrl, mediaUrl, scripts: [`nonce-${nonce}`] });
    headers.set('content-security-policy', policy);
  }
  return new Response(body, { status, headers });
}
