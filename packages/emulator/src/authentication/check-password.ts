import { ApplicationError } from '../http/wire-error.js';
import { findByEmail, type Member } from '../identity/member.js';
import { isPassword } from '../identity/password.js';
import type { Tenant } from '../state/tenant.js';

/**
 * The member with this address and password. An unknown address costs as much work as a known one.
 *
 * @throws {ApplicationError} `-19999` for an address that is not known, `-19973` for a member who has to set a password first, `-19976` for a
 *   wrong password
 */
export async function checkPassword(tenant: Tenant, email: string, password: string): Promise<Member> {
  const member = findByEmail(tenant, email);
  const fits = await isPassword(password, member?.passwordHash);
  if (!member) throw new ApplicationError(401, '-19999', 'There is no member with this e-mail address.');
  if (member.passwordHash === undefined) throw new ApplicationError(401, '-19973', 'A new password has to be set.');
  if (!fits) throw new ApplicationError(401, '-19976', 'The password is not right.');
  return member;
}
