import { route, type Route } from '../../protocol/routing/route.js';
import { appGrants } from './app-grants.js';
import { grants } from './grants.js';
import type { Identity } from '../../protocol/auth/identity.js';
import { TokenError } from '../../protocol/auth/token-error.js';
import { TokenRequest } from '../../protocol/auth/token-request.js';

/** Creates the route of the token endpoint. */
export const tokenRoute = (identity: Identity): Route =>
  route({
    id: 'identity.oauth2.token',
    method: 'POST',
    paths: ['/oauth2/token', '/v1/oauth/token', '/oauth/access'],
    access: 'public',
    handle(context) {
      const request = new TokenRequest(context.body);
      const type = request.require('grantType');
      const grant = (request.find('clientSecret') === undefined ? grants : appGrants).get(type);
      if (!grant) throw new TokenError('unsupported_grant_type', `The grant ${JSON.stringify(type)} is not supported.`);
      const result = grant(identity, request, context);
      if (result instanceof TokenError) return Response.json(result.body, { status: result.status });
      return Response.json(result, { headers: { 'cache-control': 'no-store' } });
    },
  });
