import { isbot } from 'isbot';
// The build for web standards runs on workers and on Node.
import { renderToReadableStream } from 'react-dom/server.edge';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { siteContext } from '../server/contexts.js';
import { contentSecurityPolicy, createNonce } from '../server/content-security-policy.js';

/** Renders a page. Search engines get it whole, browsers as a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = createNonce();
  const body = await renderToReadableStream(<ServerRouter context={entryContext} url={request.url} nonce={nonce} />, {
    nonce,
    signal: request.signal,
    onError(error) {
      if (!request.signal.aborted) console.error(error);
    },
  });
  if (isbot(request.headers.get('user-agent'))) await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', contentSecurityPolicy(context.get(siteContext).apiUrl, nonce));
  return new Response(body, { status, headers });
}
