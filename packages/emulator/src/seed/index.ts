export { seedMembers } from './members.js';
export { type SeedOptions, seedTenant } from './seed-tenant.js';
