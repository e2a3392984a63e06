export * as authorization from './authorization/index.js';
export * as memberRoleDefinition from './member-role-definition/index.js';
