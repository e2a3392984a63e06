import { isApiError, isCartwrightError, readRequestBody, type Client } from '@cartwright/core';
import type { OAuthStrategy } from '../../login/oauth-strategy.js';
import { isSameOrigin } from './is-same-origin.js';

/** Headers of a page's request that the platform receives. Cookies and credentials stay on the server. */
const requestHeaders = /^(content-type|client-binding|x-wix-.+)$/;

/** Headers of the platform's response that the page receives. */
const responseHeaders = ['content-type', 'retry-after', 'x-wix-consistent', 'x-wix-request-id'];

/** Statuses of responses for requests without a response of the platform, by error kind. */
const statuses = new Map([
  ['aborted', 499],
  ['network', 502],
  ['timeout', 504],
]);

/** Dependencies of {@link forwardRequest}. */
interface ForwardContext {
  readonly client: Client & { readonly auth: OAuthStrategy };
  readonly origin: string;
  /** Path of the route that forwards. */
  readonly basePath: string;
  /** Whether calls start a session. Otherwise, only `POST` of `basePath` does. */
  readonly startsSession: boolean;
  /** Maximum length of a request body, in bytes. */
  readonly maxBodyBytes: number | undefined;
}

/**
 * Paths that servers read differently: encoded dots, slashes, backslashes, semicolons and control characters, encoded
 * any number of times, and empty segments and parameters. They could evade a check of the path before `forward`. Paths
 * and IDs of the platform contain none of them.
 */
const ambiguousPath = /%(?:25)*(?:[01][\da-f]|2[ef]|3b|5c|7f)|\/\/|[;\\]/i;

/** Whether all servers read a path in the same way. */
function isUnambiguous(path: string): boolean {
  try {
    // Throws for incomplete escapes and for invalid UTF-8, such as an overlong encoding of a slash.
    decodeURIComponent(path);
    return !ambiguousPath.test(path);
  } catch {
    return false;
  }
}

/** Converts an error without a response of the platform to a response. */
async function describeFailure(sent: Promise<Response>): Promise<Response> {
  try {
    return await sent;
  } catch (error) {
    // A response of the token endpoint that is none of the platform's, such as of another server at its address.
    const status = isApiError(error) ? 502 : isCartwrightError(error) ? statuses.get(error.kind) : undefined;
    if (!status) throw error;
    return Response.json({ message: (error as Error).message }, { status });
  }
}

/** Starts the session, or refreshes an expired one. */
async function startSession(auth: OAuthStrategy): Promise<Response> {
  await auth.getAuthHeaders();
  return new Response(null, { status: 204 });
}

/** Sends a request of the site's pages to the platform, with the session of the client. */
export async function forwardRequest(
  request: Request,
  { client, origin, basePath, startsSession, maxBodyBytes }: ForwardContext,
): Promise<Response> {
  if (!isSameOrigin(request, origin)) return new Response('Forbidden', { status: 403 });
  const { pathname, search } = new URL(request.url);
  const { auth } = client;
  if (!startsSession && pathname === basePath && request.method === 'POST') return describeFailure(startSession(auth));
  // Without the slash, `/api/shop@evil.example/` would become the host that receives the token.
  if (!pathname.startsWith(`${basePath}/`)) return new Response('Not found', { status: 404 });
  if (!isUnambiguous(pathname)) {
    return Response.json({ message: 'The path contains an encoded dot, slash or control character' }, { status: 400 });
  }
  if (!startsSession && !auth.getTokens().refreshToken.value) {
    return Response.json({ message: `Start the session first, with POST ${basePath}` }, { status: 401 });
  }
  const { method, signal } = request;
  const headers = Object.fromEntries([...request.headers].filter(([name]) => requestHeaders.test(name)));
  const body = await readRequestBody(request, maxBodyBytes);
  if (body === undefined) return Response.json({ message: 'The body is too large' }, { status: 413 });
  const path = pathname.slice(basePath.length) + search;
  const forwarded = { operation: 'forward', method, path, repeatable: false, useCDN: false, ...(body && { body }) };
  return describeFailure(
    client.send(forwarded, { signal, retry: false, headers }, ({ response, body }) => {
      const { status } = response;
      const remaining = responseHeaders.flatMap((name): [string, string][] => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      });
      return new Response([204, 205, 304].includes(status) ? null : body, { status, headers: remaining });
    }),
  );
}
