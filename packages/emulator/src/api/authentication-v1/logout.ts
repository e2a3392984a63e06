import { check, violation } from '../../kernel/input/violation.js';
import { readString } from '../../kernel/input/read-string.js';
import { route } from '../../protocol/routing/route.js';
import { closeBrowserSession } from '../../protocol/auth/browser-session.js';
import { revokeSession } from '../../protocol/auth/session.js';
import { redirectViolation } from '../../shop/redirects/registered-address.js';
import { fieldsOf } from './read-fields.js';

/**
 * Ends the session of the browser and of the access token, if there is one. A browser is redirected; API calls receive
 * the redirect as an object, as the platform's clients expect.
 */
export const logout = route({
  id: 'identity.authentication.logout',
  method: 'GET',
  paths: ['/_api/iam/authentication/v1/logout', '/v1/logout', '/iam/authentication/v1/logout'],
  access: 'public',
  handle: async ({ caller, origin, query, request, tenant }) => {
    const input = fieldsOf(query);
    const location = readString(input.postLogoutRedirectUri, 'postLogoutRedirectUri', 2048);
    check([
      location === undefined ? undefined : redirectViolation(tenant, location, 'postLogoutRedirectUri'),
      input.clientId === undefined || input.clientId === tenant.id
        ? undefined
        : violation('clientId', 'is not the client of the access token', 'OTHER'),
    ]);
    if (caller.kind === 'member' && caller.sessionId !== undefined) revokeSession(tenant, caller.sessionId);
    const cookie = await closeBrowserSession(tenant, origin.site, request);
    const headers = { 'set-cookie': cookie, 'cache-control': 'no-store' };
    if (location === undefined) return Response.json({ statusCode: 200, headers: [], body: '' }, { headers });
    if (request.headers.get('accept')?.includes('text/html')) {
      return new Response(null, { status: 303, headers: { ...headers, location, 'referrer-policy': 'no-referrer' } });
    }
    return Response.json({ statusCode: 303, headers: [{ key: 'Location', value: location }], body: '' }, { headers });
  },
});
