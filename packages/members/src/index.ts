export * as authorization from './authorization/index.js';
export * as customFields from './custom-fields/index.js';
export * as memberRoleDefinition from './member-role-definition/index.js';
export * as membersAbout from './members-about/index.js';
