import { TooManyRequests } from '../../../kernel/errors/application-error.js';
import { normalizeEmail } from '../member.js';
import type { Tenant } from '../../../kernel/state/tenant.js';

/** Maximum number of wrong passwords for an email address within `PERIOD`. */
const MAX_FAILURES = 10;

/** Period in which wrong passwords are counted, in seconds, from the first one. */
const PERIOD = 900;

/** Maximum number of email addresses with stored failures. The oldest are deleted. */
const MAX_ADDRESSES = 10_000;

/** Wrong passwords for an email address, whether registered or not. `id` is the address. */
interface LoginAttempts {
  readonly id: string;
  readonly failures: number;
  /** Time at which the count is reset, in milliseconds since 1970. */
  readonly expiresAt: number;
}

const attempts = (tenant: Tenant) => tenant.collection<LoginAttempts>('login-attempts');

function current(tenant: Tenant, email: string): LoginAttempts | undefined {
  const found = attempts(tenant).get(normalizeEmail(email));
  return found && found.expiresAt > tenant.clock.now().getTime() ? found : undefined;
}

/**
 * Rejects sign-ins for an email address after too many wrong passwords, even with the right password. Also applies to
 * addresses that are not registered.
 *
 * @throws {TooManyRequests} `TOO_MANY_LOGIN_ATTEMPTS`
 */
export function checkAttempts(tenant: Tenant, email: string): void {
  const found = current(tenant, email);
  if (!found || found.failures < MAX_FAILURES) return;
  const seconds = Math.ceil((found.expiresAt - tenant.clock.now().getTime()) / 1000);
  const description =
    'Too many wrong passwords for this email address. Retry after the time in the retry-after header.';
  throw new TooManyRequests('TOO_MANY_LOGIN_ATTEMPTS', description, seconds);
}

/** Counts a wrong password. */
export function countFailure(tenant: Tenant, email: string): void {
  const { failures = 0, expiresAt = tenant.clock.now().getTime() + PERIOD * 1000 } = current(tenant, email) ?? {};
  const id = normalizeEmail(email);
  attempts(tenant).put({ id, failures: failures + 1, expiresAt });
  if (attempts(tenant).size <= MAX_ADDRESSES) return;
  for (const oldest of attempts(tenant).values()) {
    if (oldest.id === id) continue;
    attempts(tenant).delete(oldest.id);
    break;
  }
}

/** Resets the count of failed sign-ins for an email address. */
export const clearFailures = (tenant: Tenant, email: string): void => {
  attempts(tenant).delete(normalizeEmail(email));
};
