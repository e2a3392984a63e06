import { checkRevision } from '../catalog-v3/read-changes.js';
import { requestProperty } from '../catalog-v3/cursor-query.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { changedEntity, newEntity } from '../../shop/catalog-v3/entity.js';
import {
  checkOwnRole,
  deleteRole,
  findRole,
  listRoles,
  type MemberRole,
  ownRoles,
} from '../../shop/member-roles/member-role.js';

const formatDefinition = ({ id, isBlockable, revision, roleKey, title }: MemberRole): object => ({
  id,
  roleKey,
  title,
  blockable: isBlockable,
  revision: String(revision),
});

/**
 * Returns the role with a key.
 *
 * @throws {ApplicationError} 404 `NOT_FOUND`
 */
function requireRole(tenant: Tenant, roleKey = ''): MemberRole {
  const role = findRole(tenant, roleKey);
  if (role) return role;
  throw new ApplicationError('notFound', 'NOT_FOUND', 'No role has this key.', { roleKey: roleKey.slice(0, 100) });
}

/** Reads a required text of at most 100 characters. */
function readText(read: FieldReader, body: unknown, name: string): string {
  const value = requestProperty(body, name);
  if (isMissing(value)) read.missing(name);
  return read.string(value, name, { min: 1, max: 100 }) ?? '';
}

/** Defines a role. */
const createMemberRoleDefinition = route({
  id: 'members.memberRoleDefinition.createMemberRoleDefinition',
  method: 'POST',
  paths: ['/members/v1/roles/definitions'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const read = new FieldReader();
    const roleKey = readText(read, body, 'roleKey');
    const title = readText(read, body, 'roleTitle');
    const isBlockable = read.boolean(requestProperty(body, 'blockable'), 'blockable') ?? false;
    if (roleKey !== '' && !/^[A-Z][A-Z0-9_]*$/.test(roleKey)) {
      read.addViolation('roleKey', 'must be upper-case letters, digits and _', 'FORMAT');
    }
    read.check();
    if (findRole(tenant, roleKey)) {
      throw new ApplicationError('conflict', 'ALREADY_EXISTS', 'Another role has this key.', { roleKey });
    }
    return { role: formatDefinition(ownRoles(tenant).put({ ...newEntity(tenant), roleKey, title, isBlockable })) };
  },
});

/** Lists the roles of the site. */
const listMemberRoleDefinitions = route({
  id: 'members.memberRoleDefinition.listMemberRoleDefinitions',
  method: 'GET',
  paths: ['/members/v1/roles/definitions'],
  access: 'merchant',
  handle: ({ tenant }) => ({ roles: listRoles(tenant).map(formatDefinition) }),
});

/** Gets a role. */
const getMemberRoleDefinition = route({
  id: 'members.memberRoleDefinition.getMemberRoleDefinition',
  method: 'GET',
  paths: ['/members/v1/roles/definitions/{roleKey}'],
  access: 'merchant',
  handle: ({ params, tenant }) => ({ role: formatDefinition(requireRole(tenant, params['roleKey'])) }),
});

/** Changes whether blocked members cannot have a role. Requires the current revision. */
const updateMemberRoleDefinition = route({
  id: 'members.memberRoleDefinition.updateMemberRoleDefinition',
  method: 'PATCH',
  paths: ['/members/v1/roles/definitions/{key}'],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const role = requireRole(tenant, params['key']);
    const read = new FieldReader();
    const revision = requestProperty(body, 'revision');
    if (isMissing(revision)) read.missing('revision');
    const isBlockable = read.boolean(requestProperty(body, 'blockable'), 'blockable') ?? role.isBlockable;
    read.check();
    checkOwnRole(role, 'CANNOT_UPDATE_SYSTEM_ROLE');
    checkRevision(role, revision);
    return { role: formatDefinition(ownRoles(tenant).put(changedEntity<MemberRole>(tenant, role, { isBlockable }))) };
  },
});

/** Deletes a role, and removes it from all members. */
const deleteMemberRoleDefinition = route({
  id: 'members.memberRoleDefinition.deleteMemberRoleDefinition',
  method: 'DELETE',
  paths: ['/members/v1/roles/definitions/{roleKey}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    const role = requireRole(tenant, params['roleKey']);
    checkOwnRole(role, 'CANNOT_DELETE_SYSTEM_ROLE');
    deleteRole(tenant, role);
    return {};
  },
});

/** Routes of the definitions of roles. */
export const roleDefinitionRoutes: readonly Route[] = [
  createMemberRoleDefinition,
  listMemberRoleDefinitions,
  getMemberRoleDefinition,
  updateMemberRoleDefinition,
  deleteMemberRoleDefinition,
];
