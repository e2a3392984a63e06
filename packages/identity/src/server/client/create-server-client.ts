import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '../../login/oauth-strategy.js';
import { readCookies } from '../cookies/read-cookies.js';
import { sealedCookie } from '../cookies/sealed-cookie.js';
import { setCookie } from '../cookies/server-cookie.js';
import { createSealer } from '../seal/sealer.js';
import { forwardRequest } from './forward-request.js';
import { LOGIN_LIFETIME, pendingLogins } from './pending-logins.js';
import type { ServerClient, ServerClientOptions, ServerSession } from './server-client.js';
import { serverLogin } from './server-login.js';
import { sessionCookie } from './session-cookie.js';
import { siteOrigin } from './site-origin.js';
import { withHeaders } from './with-headers.js';

/**
 * Creates the client of one request on a server. Its session is stored in an `HttpOnly` cookie, encrypted with
 * AES-256-GCM: `__Host-cartwright-session`, or `cartwright-session` if `origin` is http on localhost. A long value is
 * split over cookies with the suffixes `.0`, `.1`, …. Each sign-in and sign-out appends a number to the name, so that a
 * response to an earlier request cannot undo it. An invalid cookie counts as no session.
 *
 * @param options - Client ID, secrets, origin and request, and the options of `createClient`.
 * @returns The client. Use it for this request only, and pass the response to `applyTo`.
 * @throws {CartwrightError} `invalid_argument` for a secret that is too short, and for an origin that is neither https
 * nor on localhost.
 * @example
 * ```ts
 * import { members } from '@cartwright/identity';
 * import { createServerClient } from '@cartwright/identity/server';
 *
 * export async function handle(request: Request): Promise<Response> {
 *   const client = await createServerClient({
 *     clientId: '1c3b0a5e-8d0b-4a57-9c55-0e5a3d0f7a11',
 *     secrets: ['from-the-environment-32-characters-or-more'],
 *     origin: 'https://shop.example',
 *     modules: { members },
 *     request,
 *   });
 *   if (!client.auth.loggedIn()) return client.startLogin('/account');
 *   return client.applyTo(Response.json(await client.members.getCurrentMember()));
 * }
 * ```
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-4.1 RFC 6265, section 4.1: Set-Cookie
 * @see https://www.rfc-editor.org/rfc/rfc5869 RFC 5869: HKDF
 */
export async function createServerClient<Modules extends object = object>({
  clientId,
  secrets,
  request,
  callbackPath = '/auth/callback',
  sessionLifetime = 30 * 24 * 3600,
  sessionIdCookie = false,
  maxBodyBytes,
  ...options
}: ServerClientOptions<Modules>): Promise<ServerClient<Modules>> {
  const origin = siteOrigin(options.origin);
  const sealer = createSealer(secrets);
  const cookieOptions = {
    sealer,
    cookies: readCookies(request.headers.get('cookie')),
    secure: origin.startsWith('https:'),
  };
  const session = await sessionCookie({ ...cookieOptions, lifetime: sessionLifetime, sessionIdCookie }, [
    options.apiUrl,
    clientId,
  ]);
  const logins = pendingLogins(sealedCookie({ ...cookieOptions, name: 'cartwright-login', lifetime: LOGIN_LIFETIME }));
  const auth = OAuthStrategy({ ...options, clientId, tokenStorage: session.storage });
  const client = createClient<Modules, OAuthStrategy>({ ...options, auth });

  const cookies: ServerSession['cookies'] = async () => [...(await session.cookies()), ...(await logins.cookies())];

  const responseHeaders: ServerSession['responseHeaders'] = async () => {
    const headers = new Headers();
    const changedCookies = await cookies();
    for (const cookie of changedCookies) headers.append('set-cookie', setCookie(cookie));
    if (!session.isUsed() && !logins.isUsed()) return headers;
    headers.set('cache-control', 'no-store');
    headers.set('vary', 'Cookie');
    return headers;
  };
  const applyTo = async (response: Response): Promise<Response> => withHeaders(response, await responseHeaders());

  return Object.assign(client, {
    cookies,
    responseHeaders,
    applyTo,
    forward: async (request: Request, basePath: string) =>
      applyTo(
        await forwardRequest(request, { client, origin, basePath, startsSession: !sessionIdCookie, maxBodyBytes }),
      ),
    ...serverLogin({ auth, logins, origin, callbackPath, applyTo }),
  });
}
