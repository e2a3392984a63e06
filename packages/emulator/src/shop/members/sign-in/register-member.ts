import { siteSettings } from '../../site-settings/site-settings.js';
import { check, violation } from '../../../kernel/input/violation.js';
import { isEmail } from '../../../kernel/input/is-email.js';
import { emailTaken, emailViolation } from '../create-member.js';
import { findByEmail, type Member, members, type PendingReason } from '../../../protocol/auth/member.js';
import { newMember } from '../new-member.js';
import { hashPassword } from '../password.js';
import type { Tenant } from '../../../kernel/state/tenant.js';

/** How short and how long a password may be, in characters. */
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
 * Makes a member as the site's settings say: active, or pending until the address is proven and the owner has approved.
 *
 * @throws {ValidationError} for a malformed address or a password that is too short or too long
 * @throws {ApplicationError} `-19995` when the address is taken
 */
export async function registerMember(
  tenant: Tenant,
  email: string,
  password: string,
  given: Partial<Member>,
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
  return members(tenant).put(newMember(tenant, email, { ...given, passwordHash, pendingReasons, status }));
}
