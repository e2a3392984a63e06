import { isbot } from 'isbot';
// The build for web standards runs on workers and on Node.
import { renderToReadableStream } from 'react-dom/server.edge';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { contentSecurityPolicy, createNonce } from '../server/content-security-policy.js';
import { siteContext } from '../server/contexts.js';
import { loadDeferred } from './app/deferred.js';

/** Renders a page. Search engines get it whole, browsers as a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await loadDeferred();
  // The dev server adds scripts and styles that have no nonce.
  const security = import.meta.env.PROD ? { nonce: createNonce() } : {};
  const body = await renderToReadableStream(<ServerRouter context={entryContext} url={request.url} {...security} />, {
    ...security,
    // Large parts stay where they are: without scripts, the browser would not show what is sent after the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: request.signal,
    onError(error) {
      if (!request.signal.aborted) console.error(error);
    },
  });
  if (isbot(request.headers.get('user-agent'))) await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  const { apiUrl } = context.get(siteContext);
  // The pictures come from the platform.
  headers.append('link', `<${new URL(apiUrl).origin}>; rel=preconnect`);
  const { nonce } = security;
  if (nonce) headers.set('content-security-policy', contentSecurityPolicy(apiUrl, nonce));
  return new Response(body, { status, headers });
}
