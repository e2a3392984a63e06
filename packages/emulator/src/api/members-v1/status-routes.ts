import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { bulkItems } from '../../protocol/http/bulk-items.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { changeMember, type Member } from '../../shop/members/member.js';
import { newId } from '../../kernel/state/ids.js';
import { changeStatus, type StatusChange } from '../../shop/members/change-status.js';
import { findMember } from './find-member.js';
import { findMembers } from './read-routes.js';
import { changedMember } from './write-routes.js';

/** Changes the status of the member of the path. */
const changeOne = (context: RouteContext, change: Exclude<StatusChange, 'delete'>): object =>
  changedMember(context, changeStatus(context.tenant, findMember(context, context.params.id), change));

/** Approves a member that is pending approval. */
const approveMember = route({
  id: 'members.members.approveMember',
  method: 'POST',
  paths: ['/members/v1/members/{id}/approve', '/v1/members/{id}/approve'],
  access: 'merchant',
  handle: (context) => changeOne(context, 'approve'),
});

/** Blocks a member. Ends all of its sessions and rejects its sign-ins. */
const blockMember = route({
  id: 'members.members.blockMember',
  method: 'POST',
  paths: ['/members/v1/members/{id}/block', '/v1/members/{id}/block'],
  access: 'merchant',
  handle: (context) => changeOne(context, 'block'),
});

/** Disconnects a member from the site. */
const disconnectMember = route({
  id: 'members.members.disconnectMember',
  method: 'POST',
  paths: ['/members/v1/members/{id}/disconnect', '/v1/members/{id}/disconnect'],
  access: 'merchant',
  handle: (context) => changeOne(context, 'disconnect'),
});

/** Mutes a member. */
const muteMember = route({
  id: 'members.members.muteMember',
  method: 'POST',
  paths: ['/members/v1/members/{id}/mute', '/v1/members/{id}/mute'],
  access: 'merchant',
  handle: (context) => changeOne(context, 'mute'),
});

/** Unmutes a member. */
const unmuteMember = route({
  id: 'members.members.unmuteMember',
  method: 'POST',
  paths: ['/members/v1/members/{id}/unmute', '/v1/members/{id}/unmute'],
  access: 'merchant',
  handle: (context) => changeOne(context, 'unmute'),
});

/** Sets the privacy status of the signed-in member's profile. */
function changePrivacy(context: RouteContext, privacyStatus: 'PUBLIC' | 'PRIVATE'): object {
  const member = findMember(context, context.caller.memberId);
  return changedMember(context, changeMember(context.tenant, member, { privacyStatus }));
}

/** Makes the profile of the signed-in member public. */
const joinCommunity = route({
  id: 'members.members.joinCommunity',
  method: 'POST',
  paths: ['/members/v1/members/join-community', '/v1/members/join-community'],
  access: 'member',
  handle: (context) => changePrivacy(context, 'PUBLIC'),
});

/** Makes the profile of the signed-in member private. */
const leaveCommunity = route({
  id: 'members.members.leaveCommunity',
  method: 'POST',
  paths: ['/members/v1/members/leave-community', '/v1/members/leave-community'],
  access: 'member',
  handle: (context) => changePrivacy(context, 'PRIVATE'),
});

/** Deletes a member. Its record stays, and its email address can be used again. */
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

/** Deletes members by id. Returns for each whether it existed. */
const bulkDelete = route({
  id: 'members.members.bulkDeleteMembers',
  method: 'POST',
  paths: ['/members/v1/members/bulk/delete', '/v1/members/bulk/delete'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const memberIds = isObject(body) ? body.memberIds : undefined;
    const ids: unknown[] = Array.isArray(memberIds) ? memberIds : [];
    const valid = ids.length > 0 && ids.length <= 100 && ids.every((id) => typeof id === 'string');
    check([valid ? undefined : violation('memberIds', 'must be a list of 1 to 100 ids', 'FORMAT')]);
    return bulkItems(tenant, {
      items: ids as string[],
      apply: (id) => changeStatus(tenant, findMember(context, id), 'delete'),
    });
  },
});

/** Changes the status of all members of a filter immediately. Returns the id of a completed job. */
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

/** Deletes all members of a filter. */
const bulkDeleteMembersByFilter = route({
  id: 'members.members.bulkDeleteMembersByFilter',
  method: 'POST',
  paths: ['/members/v1/members/bulk/delete-by-filter', '/v1/members/bulk/delete-by-filter'],
  access: 'merchant',
  handle: (context) => changeFiltered(context, 'delete'),
});

/** Approves all members of a filter. */
const bulkApproveMembers = route({
  id: 'members.members.bulkApproveMembers',
  method: 'POST',
  paths: ['/members/v1/members/bulk/approve-by-filter', '/v1/members/bulk/approve-by-filter'],
  access: 'merchant',
  handle: (context) => changeFiltered(context, 'approve'),
});

/** Blocks all members of a filter. */
const bulkBlockMembers = route({
  id: 'members.members.bulkBlockMembers',
  method: 'POST',
  paths: ['/members/v1/members/bulk/block-by-filter', '/v1/members/bulk/block-by-filter'],
  access: 'merchant',
  handle: (context) => changeFiltered(context, 'block'),
});

/** The routes that change the status of members. */
export const statusRoutes = [
  approveMember,
  blockMember,
  disconnectMember,
  muteMember,
  unmuteMember,
  joinCommunity,
  leaveCommunity,
  deleteMember,
  deleteMyMember,
  bulkDelete,
  bulkDeleteMembersByFilter,
  bulkApproveMembers,
  bulkBlockMembers,
];
