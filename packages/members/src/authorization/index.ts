export * from './assign-role.js';
export * from './get-roles.js';
export * from './query-roles.js';
export type { Role } from './role.js';
export * from './unassign-role.js';
