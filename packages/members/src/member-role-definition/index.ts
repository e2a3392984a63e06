export { DeleteStatus, Namespace, SiteCreatedContext, State } from '@cartwright/core/site';
export * from './create-member-role-definition.js';
export * from './delete-member-role-definition.js';
export * from './get-member-role-definition.js';
export * from './list-member-role-definitions.js';
export type { MemberRoleDefinition } from './member-role-definition.js';
export * from './update-member-role-definition.js';
