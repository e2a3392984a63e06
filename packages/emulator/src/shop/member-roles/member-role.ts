import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Document } from '../../kernel/state/collection.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Entity } from '../catalog-v3/entity.js';

/** Stored definition of a role. */
export interface MemberRole extends Entity {
  /** Unique key in upper case. */
  readonly roleKey: string;
  readonly title: string;
  /** Whether blocked members cannot have the role. */
  readonly isBlockable: boolean;
}

/** Roles of a member. */
interface AssignedRoles extends Document {
  /** Member ID. */
  readonly id: string;
  /** Keys of the roles, in the order in which they were assigned. */
  readonly roleKeys: readonly string[];
}

/** Role of the platform, which can be assigned, but not changed. */
const adminRole: MemberRole = {
  id: '00000000-0000-0000-0000-000000000001',
  roleKey: 'ADMIN',
  title: 'Admin',
  isBlockable: true,
  revision: 1,
  createdDate: '2020-01-01T00:00:00.000Z',
  updatedDate: '2020-01-01T00:00:00.000Z',
};

/** Roles that the merchant defined. */
export const ownRoles = (tenant: Tenant) => tenant.collection<MemberRole>('memberRoles');

const assignedRoles = (tenant: Tenant) => tenant.collection<AssignedRoles>('assignedMemberRoles');

/** All roles of a site: the platform's, then those that the merchant defined. */
export const listRoles = (tenant: Tenant): readonly MemberRole[] => [adminRole, ...ownRoles(tenant).values()];

/** Returns the role with a key. */
export const findRole = (tenant: Tenant, roleKey: string): MemberRole | undefined =>
  listRoles(tenant).find((role) => role.roleKey === roleKey);

/**
 * Checks that a role is not one of the platform's.
 *
 * @throws {ApplicationError} 428 with the code
 */
export function checkOwnRole({ roleKey }: MemberRole, code: string): void {
  if (roleKey !== adminRole.roleKey) return;
  throw new ApplicationError('failedPrecondition', code, 'Roles of the platform cannot be changed.', { roleKey });
}

/** Roles of a member, in the order in which they were assigned. */
export const getAssignedRoles = (tenant: Tenant, memberId: string): MemberRole[] =>
  (assignedRoles(tenant).get(memberId)?.roleKeys ?? []).flatMap((roleKey) => findRole(tenant, roleKey) ?? []);

/** IDs of the members that have roles. */
export const getMembersWithRoles = (tenant: Tenant): string[] =>
  [...assignedRoles(tenant).values()].map(({ id }) => id);

/** Replaces the roles of a member. */
export function setAssignedRoles(tenant: Tenant, memberId: string, roleKeys: readonly string[]): void {
  if (roleKeys.length > 0) assignedRoles(tenant).put({ id: memberId, roleKeys });
  else assignedRoles(tenant).delete(memberId);
}

/** Deletes a role, and removes it from all members. */
export function deleteRole(tenant: Tenant, { id, roleKey }: MemberRole): void {
  ownRoles(tenant).delete(id);
  for (const { id: memberId, roleKeys } of [...assignedRoles(tenant).values()]) {
    const rest = roleKeys.filter((key) => key !== roleKey);
    if (rest.length < roleKeys.length) setAssignedRoles(tenant, memberId, rest);
  }
}
