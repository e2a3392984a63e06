import { check, violation } from '../../kernel/input/violation.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { digest } from '../../kernel/crypto/digest.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { AuthRequest, ResponseMode } from '../../shop/redirects/redirect-session.js';
import { isRegisteredOrigin, loginRedirectViolation } from '../../shop/redirects/registered-address.js';

const modes: readonly ResponseMode[] = ['query', 'fragment', 'web_message'];
const at = 'auth.authRequest';

const enumerationViolation = (value: unknown, allowed: readonly string[], field: string) =>
  typeof value === 'string' && allowed.includes(value)
    ? undefined
    : violation(field, `must be ${allowed.join(' or ')}`, 'INVALID_ENUM_VALUE');

const requiredViolation = (value: unknown, field: string) =>
  value === undefined || value === null || value === ''
    ? violation(field, 'must not be empty', 'REQUIRED_FIELD')
    : undefined;

function challengeViolation(value: unknown) {
  const field = `${at}.codeChallenge`;
  const wellFormed = typeof value === 'string' && /^[\w-]{43}$/.test(value);
  return (
    requiredViolation(value, field) ??
    (wellFormed ? undefined : violation(field, 'must be a SHA-256 in base64url', 'FORMAT'))
  );
}

/**
 * Reads the `auth` section: the authorization request of the application.
 *
 * @param pageOrigin origin of the calling page, to which a response without a redirect URI is posted as a message
 * @throws {ValidationError} for any other response type than a code, without an S256 challenge, and for a redirect URI
 * that is not registered for this client
 */
export function readAuthRequest(tenant: Tenant, section: Input, pageOrigin: string | null): AuthRequest {
  const request: Input = isObject(section.authRequest) ? section.authRequest : {};
  const responseMode = request.responseMode ?? 'fragment';
  const prompt = section.prompt ?? 'login';
  const redirectUri = readString(request.redirectUri, `${at}.redirectUri`, 2048) ?? '';
  const byMessage = responseMode === 'web_message';
  check([
    requiredViolation(request.clientId, `${at}.clientId`) ??
      (request.clientId === tenant.id ? undefined : violation(`${at}.clientId`, 'is not the calling client', 'OTHER')),
    enumerationViolation(request.responseType, ['code'], `${at}.responseType`),
    enumerationViolation(responseMode, modes, `${at}.responseMode`),
    enumerationViolation(request.scope ?? 'offline_access', ['offline_access'], `${at}.scope`),
    enumerationViolation(prompt, ['login', 'none'], 'auth.prompt'),
    requiredViolation(request.state, `${at}.state`),
    challengeViolation(request.codeChallenge),
    enumerationViolation(request.codeChallengeMethod, ['S256'], `${at}.codeChallengeMethod`),
    byMessage && redirectUri === '' ? undefined : loginRedirectViolation(tenant, redirectUri, `${at}.redirectUri`),
  ]);
  const targetOrigin = redirectUri === '' ? (pageOrigin ?? '') : new URL(redirectUri).origin;
  check([
    byMessage && !isRegisteredOrigin(tenant, targetOrigin)
      ? violation('origin', 'of the calling page is not registered for this client', 'OTHER')
      : undefined,
  ]);
  const sessionToken = readString(request.sessionToken, `${at}.sessionToken`, 1000);
  return {
    redirectUri,
    targetOrigin,
    state: readString(request.state, `${at}.state`, 2048) ?? '',
    codeChallenge: String(request.codeChallenge),
    responseMode: responseMode as ResponseMode,
    prompt: prompt === 'none' ? 'none' : 'login',
    ...(sessionToken && { sessionTokenId: digest(sessionToken) }),
  };
}
