export { pictures } from './pictures.js';
export { type SeedOptions, seedTenant } from './seed-tenant.js';
