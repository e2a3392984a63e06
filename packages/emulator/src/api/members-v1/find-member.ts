import type { RouteContext } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/http-error.js';
import { type Member, members } from '../../protocol/auth/member.js';
import { isOwn } from './format-member.js';

/** The refusal for a member who is not there, or not shown. */
export const memberNotFound = (): ApplicationError =>
  new ApplicationError(404, 'NOT_FOUND', 'There is no such member.');

/** Says whether the caller may see a member: itself, the merchant all, everybody those who are public and approved. */
export const isShown = (caller: RouteContext['caller'], member: Member): boolean =>
  member.status !== 'DELETED' &&
  (isOwn(caller, member) || (member.privacyStatus === 'PUBLIC' && member.status === 'ACTIVE'));

/** The member with this id. @throws {ApplicationError} 404 when there is none that the caller may see */
export function findMember({ caller, tenant }: RouteContext, id: string | undefined): Member {
  const member = members(tenant).get(id ?? '');
  if (!member || !isShown(caller, member)) throw memberNotFound();
  return member;
}

/** The member with this id, to be changed. @throws {ApplicationError} 403 for a caller who is neither the member nor the merchant */
export function findOwnMember(context: RouteContext, id: string | undefined): Member {
  const member = findMember(context, id);
  if (isOwn(context.caller, member)) return member;
  throw new ApplicationError(403, 'PERMISSION_DENIED', 'Only the member or the merchant may change a member.');
}
