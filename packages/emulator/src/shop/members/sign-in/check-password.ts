import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { findByEmail, type Member } from '../member.js';
import { isPassword } from '../password.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { checkAttempts, countFailure, clearFailures } from './login-attempts.js';

/**
 * Finds the member with an email address and a password. Takes the same time for unknown addresses.
 *
 * @returns The member, or an error. The route returns the error instead of throwing it, so that the attempt counts:
 *   `-19999` for an unknown address, `-19973` for a member without a password, `-19976` for a wrong password.
 * @throws {ApplicationError} `TOO_MANY_LOGIN_ATTEMPTS` after ten wrong passwords for the address within 15 minutes
 */
export async function checkPassword(
  tenant: Tenant,
  email: string,
  password: string,
): Promise<Member | ApplicationError> {
  checkAttempts(tenant, email);
  const member = findByEmail(tenant, email);
  const fits = await isPassword(password, member?.passwordHash);
  if (member && fits) {
    clearFailures(tenant, email);
    return member;
  }
  countFailure(tenant, email);
  if (!member) return new ApplicationError('unauthenticated', '-19999', 'No member has this email address.');
  if (member.passwordHash === undefined)
    return new ApplicationError(
      'unauthenticated',
      '-19973',
      'The member must set a new password. Send a recovery email.',
    );
  return new ApplicationError('unauthenticated', '-19976', 'The password is wrong.');
}
