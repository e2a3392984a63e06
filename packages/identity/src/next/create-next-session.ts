import { createServerClient } from '../server/client/create-server-client.js';
import type { ServerClient } from '../server/client/server-client.js';
import type { NextResponseLike, NextSessionOptions } from './next-session-options.js';

/** Session of the current request in a Next.js application. */
export interface NextSession<Modules extends object> {
  /**
   * Creates a client of the current request, with its session. For server components, which can read the session but not
   * change it: wrap it in React's `cache`, so that all components of a page share one client. For route handlers, which
   * return the response of the client (`startLogin`, `finishLogin`, `forward`) or pass theirs to `applyTo`.
   *
   * @param request - The request of a route handler. Without it, the cookies come from `cookies()`, including those that
   * an action set before the page renders again.
   * @returns The client. Use it for this request only.
   * @throws {CartwrightError} `invalid_argument` for invalid secrets or an invalid origin.
   */
  getClient(this: void, request?: { readonly headers: Headers }): Promise<ServerClient<Modules>>;
  /**
   * Runs a server action with a client, and stores the session's cookies afterwards, also if the action throws, as
   * `redirect()` does.
   *
   * @param action - Function that receives the client.
   * @returns The result of the action.
   * @throws The exception of the action.
   */
  run<Result>(this: void, action: (client: ServerClient<Modules>) => Promise<Result>): Promise<Result>;
  /**
   * Starts a visitor session or refreshes an expired one before the page renders, because server components cannot store
   * it. If the platform is unavailable, the session stays as it is, and the calls of the page report the error.
   *
   * @param request - Request of the proxy.
   * @param response - `NextResponse.next()`, or another response of the proxy. Receives the cookies, and
   * `Cache-Control: no-store` with them, so that no cache serves one visitor's session to another.
   * @returns The same response.
   * @throws {CartwrightError} `invalid_argument` for invalid secrets or an invalid origin.
   */
  begin<Response extends NextResponseLike>(
    this: void,
    request: { readonly headers: Headers },
    response: Response,
  ): Promise<Response>;
}

/**
 * Creates the functions that use the session of the current request in a Next.js application: in server components,
 * server actions, route handlers and the proxy. The session is stored in encrypted cookies, as described at
 * `createServerClient`.
 *
 * @param options - Client ID, secrets, origin and modules, and `cookies` of `next/headers`.
 * @returns The functions. They keep no state, so that one module can export them for all requests.
 * @example
 * ```ts
 * import { currentCartV2 } from '@cartwright/ecom';
 * import { createNextSession } from '@cartwright/identity/next';
 *
 * // import { cookies } from 'next/headers';
 * declare function cookies(): Promise<{ toString(): string; set(cookie: object): unknown }>;
 *
 * const session = createNextSession({
 *   clientId: '1c3b0a5e-8d0b-4a57-9c55-0e5a3d0f7a11',
 *   secrets: ['from-the-environment-32-characters-or-more'],
 *   origin: 'https://shop.example',
 *   modules: { currentCartV2 },
 *   cookies,
 * });
 *
 * export const applyCoupon = (code: string) =>
 *   session.run((shop) => shop.currentCartV2.addCouponToCurrentCart({ code }));
 * ```
 * @see https://nextjs.org/docs/app/api-reference/functions/cookies Next.js: cookies
 * @see https://nextjs.org/docs/app/api-reference/file-conventions/proxy Next.js: proxy
 */
export function createNextSession<Modules extends object = object>({
  cookies,
  ...options
}: NextSessionOptions<Modules>): NextSession<Modules> {
  const createClient = (request: { readonly headers: Headers }) => createServerClient<Modules>({ ...options, request });

  const getClient: NextSession<Modules>['getClient'] = async (request) =>
    // Not `headers()`: it lacks the cookies that an action of the same request set.
    createClient(request ?? { headers: new Headers({ cookie: (await cookies()).toString() }) });

  return {
    getClient,
    async run(action) {
      const client = await getClient();
      try {
        return await action(client);
      } finally {
        const store = await cookies();
        for (const cookie of await client.cookies()) store.set(cookie);
      }
    },
    async begin(request, response) {
      const client = await createClient(request);
      // The calls of the page report the error, if it makes any.
      await client.auth.getAuthHeaders().catch(() => undefined);
      const changed = await client.cookies();
      for (const cookie of changed) response.cookies.set(cookie);
      if (changed.length > 0) response.headers.set('cache-control', 'no-store');
      return response;
    },
  };
}
