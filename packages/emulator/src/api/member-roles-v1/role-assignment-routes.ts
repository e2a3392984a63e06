import { type EntitySource, queryField, readQuery, requestProperty } from '../catalog-v3/cursor-query.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing } from '../../kernel/input/object.js';
import { ruleError } from '../../kernel/input/violation.js';
import { findBySearch } from '../../kernel/query/search/run-search.js';
import type { Document } from '../../kernel/state/collection.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type Route, route } from '../../protocol/routing/route.js';
import {
  findRole,
  getAssignedRoles,
  getMembersWithRoles,
  type MemberRole,
  setAssignedRoles,
} from '../../shop/member-roles/member-role.js';
import { type Member, members } from '../../shop/members/member.js';

const formatRole = ({ roleKey, title }: MemberRole): object => ({ roleKey, title });

const isMember = (member: Member | undefined): member is Member => member !== undefined && member.status !== 'DELETED';

/**
 * Returns the member with an ID.
 *
 * @throws {ApplicationError} 404 `NOT_FOUND`
 */
function requireMember(tenant: Tenant, id = ''): Member {
  const member = members(tenant).get(id);
  if (isMember(member)) return member;
  throw new ApplicationError('notFound', 'NOT_FOUND', 'No member has this ID.', { memberId: id.slice(0, 100) });
}

/** Reads the required key of a role. @throws {ValidationError} if it is missing or not a string */
function readRoleKey(request: unknown): string {
  const read = new FieldReader();
  const value = requestProperty(request, 'roleKey');
  if (isMissing(value)) read.missing('roleKey');
  const roleKey = read.string(value, 'roleKey', { min: 1, max: 100 }) ?? '';
  read.check();
  return roleKey;
}

/** Assigns a role to a member. */
const assignRole = route({
  id: 'members.authorization.assignRole',
  method: 'POST',
  paths: ['/members/v1/roles/members/{memberId}'],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const roleKey = readRoleKey(body);
    const { id, status } = requireMember(tenant, params['memberId']);
    const role = findRole(tenant, roleKey);
    if (!role) throw new ApplicationError('notFound', 'ROLE_DOES_NOT_EXIST', 'No role has this key.', { roleKey });
    if (role.isBlockable && status === 'BLOCKED') {
      throw new ApplicationError('failedPrecondition', 'MEMBER_BLOCKED', 'The member is blocked.', { memberId: id });
    }
    const roleKeys = getAssignedRoles(tenant, id).map((assigned) => assigned.roleKey);
    setAssignedRoles(tenant, id, [...new Set([...roleKeys, roleKey])]);
    return { roleKey };
  },
});

/** Removes a role from a member. */
const unassignRole = route({
  id: 'members.authorization.unassignRole',
  method: 'DELETE',
  paths: ['/members/v1/roles/members/{memberId}'],
  access: 'merchant',
  handle: ({ params, query, tenant }) => {
    const roleKey = readRoleKey(query);
    const { id } = requireMember(tenant, params['memberId']);
    const roleKeys = getAssignedRoles(tenant, id).map((assigned) => assigned.roleKey);
    if (!roleKeys.includes(roleKey)) throw ruleError('roleKey', 'must be a role of the member', 'INVALID_ROLE');
    setAssignedRoles(
      tenant,
      id,
      roleKeys.filter((key) => key !== roleKey),
    );
    return { roleKey };
  },
});

/** Gets the roles of a member. */
const getRoles = route({
  id: 'members.authorization.getRoles',
  method: 'GET',
  paths: ['/members/v1/roles/members/{memberId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => ({
    roles: getAssignedRoles(tenant, requireMember(tenant, params['memberId']).id).map(formatRole),
  }),
});

const fields: EntitySource<Document>['fields'] = new Map([
  ['memberId', queryField<Document>('string', ({ id }) => id, false)],
]);

/** Gets the roles of the members that match a filter. */
const queryRoles = route({
  id: 'members.authorization.queryRoles',
  method: 'POST',
  paths: ['/members/v1/roles/members/query'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const documents = getMembersWithRoles(tenant)
      .filter((id) => isMember(members(tenant).get(id)))
      .map((id) => ({ id }));
    const found = findBySearch({ entity: 'memberRole', documents, fields }, { filter: readQuery(body)['filter'] });
    const rolesByMemberId = Object.fromEntries(
      found.map(({ id }) => [id, { roles: getAssignedRoles(tenant, id).map(formatRole) }]),
    );
    return { rolesByMemberId };
  },
});

/** Routes of the roles of members. */
export const roleAssignmentRoutes: readonly Route[] = [queryRoles, assignRole, unassignRole, getRoles];
