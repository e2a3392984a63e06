import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type Member, members } from '../../shop/members/member.js';
import { type StatusChange, changeStatus, statusChanges } from '../../shop/members/change-status.js';
import { requirePasswordReset } from '../../shop/members/require-password-reset.js';

const isStatusChange = (name: string): name is StatusChange => Object.hasOwn(statusChanges, name);

/**
 * Changes a member by the name of the change.
 *
 * @param change - Name of a status change, or `requirePasswordReset`.
 * @throws {ApplicationError} `MEMBER_NOT_FOUND`, `UNKNOWN_CHANGE`
 */
export function changeMember(tenant: Tenant, id: string, change: string): Member {
  const member = members(tenant).get(id);
  if (!member) {
    throw new ApplicationError('notFound', 'MEMBER_NOT_FOUND', 'No member with this ID is visible to the caller.');
  }
  if (change === 'requirePasswordReset') return requirePasswordReset(tenant, member);
  if (isStatusChange(change)) return changeStatus(tenant, member, change);
  const changes = [...Object.keys(statusChanges), 'requirePasswordReset'].join(', ');
  throw new ApplicationError('invalidArgument', 'UNKNOWN_CHANGE', `The change must be one of ${changes}.`);
}
