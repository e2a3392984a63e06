import type { RouteContext } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { type Member, members } from '../../shop/members/member.js';
import { isOwn } from './format-member.js';

/** Error for a member that does not exist or is not visible to the caller. */
export const memberNotFound = (): ApplicationError =>
  new ApplicationError('notFound', 'NOT_FOUND', 'No member with this ID is visible to the caller.');

/** Whether a member is visible to the caller: to itself, to the merchant, and to everybody if public and approved. */
export const isShown = (caller: RouteContext['caller'], member: Member): boolean =>
  member.status !== 'DELETED' &&
  (isOwn(caller, member) || (member.privacyStatus === 'PUBLIC' && member.status === 'ACTIVE'));

/**
 * Finds a member by id.
 *
 * @throws {ApplicationError} 404 if none is visible to the caller
 */
export function findMember({ caller, tenant }: RouteContext, id: string | undefined): Member {
  const member = members(tenant).get(id ?? '');
  if (!member || !isShown(caller, member)) throw memberNotFound();
  return member;
}

/**
 * Finds a member by id for a change.
 *
 * @throws {ApplicationError} 403 for callers other than the member and the merchant
 */
export function findOwnMember(context: RouteContext, id: string | undefined): Member {
  const member = findMember(context, id);
  if (isOwn(context.caller, member)) return member;
  throw new ApplicationError(
    'permissionDenied',
    'PERMISSION_DENIED',
    'Only the member or the merchant may change a member.',
  );
}
