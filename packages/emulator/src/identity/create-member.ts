import { ApplicationError, ValidationError } from '../http/wire-error.js';
import { newId } from '../state/ids.js';
import type { Tenant } from '../state/tenant.js';
import { type Member, members } from './member.js';
import { hashPassword } from './password.js';

/** A member to make. */
export interface NewMember {
  readonly email: string;
  readonly password: string;
  readonly nickname?: string;
}

/**
 * Makes an active member.
 *
 * @throws {ValidationError} for an invalid e-mail address or an empty password
 * @throws {ApplicationError} 409, `-19995`, when the address is taken
 */
export async function createMember(tenant: Tenant, { email, password, nickname }: NewMember): Promise<Member> {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new ValidationError([
      { field: 'email', description: 'must be an e-mail address', violatedRule: 'FORMAT', data: { type: 'EMAIL' } },
    ]);
  }
  if (password === '') {
    throw new ValidationError([
      { field: 'password', description: 'must not be empty', violatedRule: 'REQUIRED_FIELD' },
    ]);
  }
  const passwordHash = await hashPassword(password);
  const loginEmail = email.toLowerCase();
  for (const member of members(tenant).values()) {
    if (member.loginEmail === loginEmail) throw new ApplicationError(409, '-19995', 'The e-mail address is taken.');
  }
  return members(tenant).put({
    id: newId(),
    loginEmail,
    status: 'ACTIVE',
    passwordHash,
    profile: { ...(nickname !== undefined && { nickname }) },
    createdDate: tenant.clock.now().toISOString(),
  });
}
