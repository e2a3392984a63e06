import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { changeMember, type Member, members } from '../../protocol/auth/member.js';
import { newId } from '../../kernel/state/ids.js';
import { changeStatus, type StatusChange } from '../../shop/members/change-status.js';
import { findMember, memberNotFound } from './find-member.js';
import { findMembers } from './read-routes.js';
import { changedMember } from './write-routes.js';

const changing = (name: Exclude<StatusChange, 'delete'>) =>
  route({
    id: `members.members.${name}Member`,
    method: 'POST',
    paths: [`/members/v1/members/{id}/${name}`, `/v1/members/{id}/${name}`],
    access: 'merchant',
    handle: (context) =>
      changedMember(context, changeStatus(context.tenant, findMember(context, context.params.id), name)),
  });

const joining = (id: string, path: string, privacyStatus: 'PUBLIC' | 'PRIVATE') =>
  route({
    id: `members.members.${id}`,
    method: 'POST',
    paths: [`/members/v1/members/${path}`, `/v1/members/${path}`],
    access: 'member',
    handle: (context) => {
      const member = findMember(context, context.caller.memberId);
      return changedMember(context, changeMember(context.tenant, member, { privacyStatus }));
    },
  });

/** Deletes a member. The record stays, its address is free again. */
const deleteMember = route({
  id: 'members.members.deleteMember',
  method: 'DELETE',
  paths: ['/members/v1/members/{id}', '/v1/members/{id}'],
  access: 'merchant',
  handle: (context) => {
    changeStatus(context.tenant, findMember(context, context.params.id), 'delete');
    return {};
  },
});

/** Deletes the signed-in member. */
const deleteMyMember = route({
  id: 'members.members.deleteMyMember',
  method: 'DELETE',
  paths: ['/members/v1/members/my', '/v1/members/my'],
  access: 'member',
  handle: (context) => {
    changeStatus(context.tenant, findMember(context, context.caller.memberId), 'delete');
    return {};
  },
});

const notThere = memberNotFound();

/** Deletes members by id; says for each whether it was there. */
const bulkDelete = route({
  id: 'members.members.bulkDeleteMembers',
  method: 'POST',
  paths: ['/members/v1/members/bulk/delete', '/v1/members/bulk/delete'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const given = isObject(body) ? body.memberIds : undefined;
    const ids: unknown[] = Array.isArray(given) ? given : [];
    const valid = ids.length > 0 && ids.length <= 100 && ids.every((id) => typeof id === 'string');
    check([valid ? undefined : violation('memberIds', 'must be a list of 1 to 100 ids', 'FORMAT')]);
    const results = (ids as string[]).map((id, originalIndex) => {
      const member = members(tenant).get(id);
      const success = member !== undefined && member.status !== 'DELETED';
      if (success) changeStatus(tenant, member, 'delete');
      const error = { code: notThere.code, description: notThere.message };
      return { itemMetadata: { id, originalIndex, success, ...(!success && { error }) } };
    });
    const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length;
    const totalFailures = results.length - totalSuccesses;
    return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } };
  },
});

/** Does one thing with every member that fits a filter, at once; the job's id is that of a job that is over. */
function changeFiltered(context: RouteContext, name: StatusChange): object {
  const { filter, search } = isObject(context.body) ? context.body : {};
  check([isObject(filter) ? undefined : violation('filter', 'must not be empty', 'REQUIRED_FIELD')]);
  const found: Member[] = [];
  for (;;) {
    const page = findMembers(context, { filter, paging: { limit: 100, offset: found.length } }, search).items;
    found.push(...page);
    if (page.length < 100) break;
  }
  for (const member of found) changeStatus(context.tenant, member, name);
  return { jobId: newId() };
}

const bulk = (id: string, path: string, name: StatusChange) =>
  route({
    id: `members.members.${id}`,
    method: 'POST',
    paths: [`/members/v1/members/bulk/${path}`, `/v1/members/bulk/${path}`],
    access: 'merchant',
    handle: (context) => changeFiltered(context, name),
  });

/** The routes that change where members stand. */
export const statusRoutes = [
  ...(['approve', 'block', 'disconnect', 'mute', 'unmute'] as const).map(changing),
  joining('joinCommunity', 'join-community', 'PUBLIC'),
  joining('leaveCommunity', 'leave-community', 'PRIVATE'),
  deleteMember,
  deleteMyMember,
  bulkDelete,
  bulk('bulkDeleteMembersByFilter', 'delete-by-filter', 'delete'),
  bulk('bulkApproveMembers', 'approve-by-filter', 'approve'),
  bulk('bulkBlockMembers', 'block-by-filter', 'block'),
];
