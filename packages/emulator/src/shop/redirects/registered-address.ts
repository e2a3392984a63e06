import { siteSettings } from '../settings/site-settings.js';
import { violation } from '../../kernel/input/violation.js';
import type { FieldViolation } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Whether a host name is a loopback one. */
export const isLoopback = (host: string): boolean => /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** Registered URLs of a client: those of the site settings, otherwise those of the client's registration. */
const registeredAddresses = (tenant: Tenant): readonly string[] | undefined =>
  siteSettings(tenant).redirectUris ?? tenant.client.redirectUris;

/**
 * Whether an origin belongs to a client: it is the origin of a registered URL, or a registered origin. If none is
 * registered, any loopback origin does.
 */
export function isRegisteredOrigin(tenant: Tenant, origin: string): boolean {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false;
  const addresses = registeredAddresses(tenant);
  if (!addresses) return tenant.client.origins?.includes(origin) ?? isLoopback(new URL(origin).hostname);
  const origins = addresses.filter((uri) => URL.canParse(uri)).map((uri) => new URL(uri).origin);
  return [...origins, ...(tenant.client.origins ?? [])].includes(origin);
}

/**
 * Finds the violation of a redirect URL, if any. It must be absolute, use https (http for localhost only), have no user
 * name, and have the origin of a registered URL. If none is registered, only localhost is allowed.
 */
export function redirectViolation(tenant: Tenant, value: unknown, field: string): FieldViolation | undefined {
  if (typeof value !== 'string' || value.length > 2048 || !/^https?:\/\//i.test(value) || !URL.canParse(value)) {
    return violation(field, 'must be an absolute http or https address', 'FORMAT');
  }
  const url = new URL(value);
  if (url.username || url.password) return violation(field, 'must not contain a user name or a password', 'FORMAT');
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return violation(field, 'must be an https address', 'FORMAT');
  }
  return isRegisteredOrigin(tenant, url.origin)
    ? undefined
    : violation(field, 'is not a registered address of this client', 'OTHER');
}

/**
 * Finds the violation of the redirect URI of a sign-in, if any. It must equal a registered URI and have no fragment. If
 * none is registered, any URI of localhost is allowed.
 *
 * @see RFC 9700, section 2.1
 */
export function loginRedirectViolation(tenant: Tenant, value: unknown, field: string): FieldViolation | undefined {
  const addresses = registeredAddresses(tenant);
  if (!addresses) {
    const wrong = redirectViolation(tenant, value, field);
    return wrong ?? (String(value).includes('#') ? violation(field, 'must not have a fragment', 'FORMAT') : undefined);
  }
  return typeof value === 'string' && addresses.includes(value) && URL.canParse(value)
    ? undefined
    : violation(field, 'is not a registered address of this client', 'OTHER');
}
