import { isEmail } from '../../kernel/input/is-email.js';
import { ApplicationError, ValidationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { findByEmail, type Member, members } from './member.js';
import { newMember } from './new-member.js';
import { hashPassword } from './password.js';

/** Member to create. */
export interface NewMember {
  readonly email: string;
  readonly password: string;
  readonly nickname?: string;
}

/** Violation of an email address, in the format by which the platform's clients recognize it. */
export const emailViolation = (field: string) => ({
  field,
  description: 'must be a valid email address',
  violatedRule: 'FORMAT',
  data: { type: 'EMAIL' },
});

/** Error for an email address that is already registered. */
export const emailTaken = (): ApplicationError =>
  new ApplicationError('conflict', '-19995', 'A member with this email address already exists. Sign in instead.');

/**
 * Creates an approved member with a verified email address.
 *
 * @throws {ValidationError} for an invalid email address or an empty password
 * @throws {ApplicationError} `-19995` if the email address is already registered
 */
export async function createMember(tenant: Tenant, { email, password, nickname }: NewMember): Promise<Member> {
  if (!isEmail(email)) throw new ValidationError([emailViolation('email')]);
  if (password === '') {
    throw new ValidationError([
      { field: 'password', description: 'must not be empty', violatedRule: 'REQUIRED_FIELD' },
    ]);
  }
  const passwordHash = await hashPassword(password);
  if (findByEmail(tenant, email)) throw emailTaken();
  const fields = { passwordHash, loginEmailVerified: true, profile: { ...(nickname !== undefined && { nickname }) } };
  return members(tenant).put(newMember(tenant, email, fields));
}
