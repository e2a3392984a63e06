import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import { readAccessToken } from './access-token.js';
import type { Caller } from './caller.js';
import type { Identity } from './identity.js';
import { toCaller, isSessionAlive } from './session.js';

/** Caller with its tenant. */
export interface Authenticated {
  readonly tenant: TenantState;
  readonly caller: Caller;
}

/**
 * Authenticates a request by an access token, or by an API key with `wix-site-id` or `wix-account-id`. An access token
 * may be followed by a comma and an API key, as in the request for member tokens.
 *
 * @throws {ApplicationError} 401 for missing, forged, expired or revoked credentials, and for those of another emulator
 */
export function authenticate(identity: Identity, headers: Headers): Authenticated {
  const [token = ''] = (headers.get('authorization') ?? '').split(',');
  if (token === '') throw unauthenticated('The request has no access token. Send it in the Authorization header.');
  if (identity.apiKeys.includes(token)) return authenticateMerchant(identity, headers);
  const claims = readAccessToken(identity, token);
  if (!claims) throw unauthenticated('The access token was not issued by this emulator.');
  const tenant = identity.tenants.find(claims.tenant);
  if (!tenant) throw unauthenticated('The access token belongs to an unregistered client.');
  if (claims.exp * 1000 <= tenant.clock.now().getTime())
    throw unauthenticated('The access token has expired. Refresh it.');
  if (!isSessionAlive(tenant, claims.session)) throw unauthenticated('The access token was revoked.');
  return { tenant, caller: toCaller(claims.session) };
}

/** Authenticates a request if it has valid credentials. Most token requests have none. */
export function authenticateIfValid(identity: Identity, headers: Headers): Authenticated | undefined {
  if (!headers.get('authorization')) return undefined;
  try {
    return authenticate(identity, headers);
  } catch {
    return undefined;
  }
}

function authenticateMerchant({ tenants }: Identity, headers: Headers): Authenticated {
  const siteId = headers.get('wix-site-id') ?? headers.get('wix-account-id');
  if (!siteId) throw unauthenticated('A call with an API key needs a wix-site-id or wix-account-id header.');
  const tenant = tenants.openSite(siteId);
  if (!tenant) throw unauthenticated('The API key is not valid for this site.');
  return { tenant, caller: { kind: 'apiKey', id: 'merchant' } };
}

const unauthenticated = (description: string): ApplicationError =>
  new ApplicationError('unauthenticated', 'UNAUTHENTICATED', description);
