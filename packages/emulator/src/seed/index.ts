export { type SeedOptions, seedTenant } from './seed-tenant.js';
