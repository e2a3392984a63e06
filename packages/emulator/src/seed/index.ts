export { seedMembers } from './members.js';
export { type SeedOptions, seedStandardCollections, seedTenant } from './seed-tenant.js';
