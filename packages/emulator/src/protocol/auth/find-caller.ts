import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { siteOfSecret } from './app-code.js';
import { authenticate, authenticateIfValid, type Authenticated } from './authenticate.js';
import type { Access } from './authorize.js';
import type { Caller } from './caller.js';
import type { Identity } from './identity.js';
import { TokenError } from './token-error.js';
import { TokenRequest } from './token-request.js';

type PathParameters = Readonly<Record<string, string>>;

const anonymous: Caller = { kind: 'anonymous', id: 'anonymous' };

/**
 * Finds the tenant and the caller of a request. On a public route, the tenant is the one that has what the path names
 * (`isOf`). If there is none, it is that of the `clientId` in the query or token request, of the `siteId` or
 * `metasiteId` in the query, or of the app's site. Otherwise it is that of a valid token, or the demo client's.
 *
 * @throws {ApplicationError} 401 without a valid token on other routes, 404 for a page of an unknown client
 * @throws {TokenError} for a token request with an invalid client
 */
export function findCaller(
  identity: Identity,
  route: { readonly id: string; readonly access: Access; isOf?(tenant: Tenant, params: PathParameters): boolean },
  request: { headers: Headers; url: URL; body: unknown; params: PathParameters },
): Authenticated {
  if (route.access !== 'public') return authenticate(identity, request.headers);
  const authenticated = authenticateIfValid(identity, request.headers);
  const owner = route.isOf && identity.tenants.list().find((tenant) => route.isOf?.(tenant, request.params));
  if (owner) return authenticated?.tenant === owner ? authenticated : { tenant: owner, caller: anonymous };
  const isTokenCall = route.id === 'identity.oauth2.token';
  const call = isTokenCall ? new TokenRequest(request.body) : undefined;
  if (call?.find('clientSecret') !== undefined) return findSite(identity, call);
  const clientId = call ? call.clientId : request.url.searchParams.get('clientId');
  if (!clientId) {
    const { searchParams } = request.url;
    const site = identity.tenants.findSite(searchParams.get('siteId') ?? searchParams.get('metasiteId') ?? '');
    return authenticated ?? findAnonymousCaller(identity, site?.id ?? identity.tenants.defaultClientId);
  }
  return authenticated?.tenant.id === clientId ? authenticated : findAnonymousCaller(identity, clientId, isTokenCall);
}

/** Finds the site of an app's token request: the named one, or that of its code or refresh token. */
function findSite(identity: Identity, call: TokenRequest): Authenticated {
  const token = call.find('accessToken');
  const authenticated = token && authenticateIfValid(identity, new Headers({ authorization: token }));
  if (authenticated) return authenticated;
  const secret = call.find('code') ?? call.find('refreshToken') ?? '';
  const tenant = identity.tenants.openSite(call.find('instanceId') ?? siteOfSecret(secret));
  if (tenant) return { tenant, caller: anonymous };
  throw new TokenError('invalid_grant', 'The app is not installed on this site. Install it first.');
}

function findAnonymousCaller({ tenants }: Identity, clientId: string, mayOpen = true): Authenticated {
  const tenant = mayOpen ? tenants.open(clientId) : tenants.find(clientId);
  if (tenant) return { tenant, caller: anonymous };
  if (mayOpen)
    throw new TokenError(
      'invalid_client',
      'The clientId is not registered, or the maximum number of tenants is reached. Pass it in the clients option, or with --client.',
    );
  throw new ApplicationError(
    'notFound',
    'CLIENT_NOT_FOUND',
    'This clientId is not registered. Pass it in the clients option, or with --client.',
  );
}
