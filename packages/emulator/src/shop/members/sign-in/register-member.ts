import { siteSettings } from '../../settings/site-settings.js';
import { check, violation } from '../../../kernel/input/violation.js';
import { isEmail } from '../../../kernel/input/is-email.js';
import { emailTaken, emailViolation } from '../create-member.js';
import { findByEmail, type Member, members, type PendingReason } from '../member.js';
import { newMember } from '../new-member.js';
import { hashPassword } from '../password.js';
import type { Tenant } from '../../../kernel/state/tenant.js';

/** Minimum and maximum length of a password, in characters. */
export const PASSWORD_LENGTH = { least: 6, most: 100 } as const;

/** Finds the violation of a new password, if any. */
export function passwordViolation(password: string, field: string) {
  const { least, most } = PASSWORD_LENGTH;
  const data = { type: 'OTHER' };
  if (password.length < least) return violation(field, `must have at least ${least} characters`, 'MIN_LENGTH', data);
  if (password.length > most) return violation(field, `must have at most ${most} characters`, 'MAX_LENGTH', data);
  return undefined;
}

/**
 * Creates a member: active, or pending until the email address is verified and the merchant has approved the member,
 * depending on the site's settings.
 *
 * @throws {ValidationError} for an invalid email address, or a password that is too short or too long
 * @throws {ApplicationError} `-19995` if the email address is already registered
 */
export async function registerMember(
  tenant: Tenant,
  email: string,
  password: string,
  fields: Partial<Member>,
): Promise<Member> {
  check([isEmail(email) ? undefined : emailViolation('loginId.email'), passwordViolation(password, 'password')]);
  const passwordHash = await hashPassword(password);
  if (findByEmail(tenant, email)) throw emailTaken();
  const { requireEmailVerification, requireOwnerApproval } = siteSettings(tenant);
  const pendingReasons: PendingReason[] = [
    ...(requireEmailVerification ? ['PENDING_EMAIL_VERIFICATION_REQUIRED' as const] : []),
    ...(requireOwnerApproval ? ['PENDING_ADMIN_APPROVAL_REQUIRED' as const] : []),
  ];
  const status = pendingReasons.length > 0 ? 'PENDING' : 'ACTIVE';
  return members(tenant).put(newMember(tenant, email, { ...fields, passwordHash, pendingReasons, status }));
}
