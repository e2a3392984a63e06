import type { Tenant } from '../../../kernel/state/tenant.js';
import { newEntity } from '../entity.js';
import { type StoredRibbon, ribbons } from './ribbon.js';

/** Creates a ribbon. Several ribbons can have the same name. */
export const createRibbon = (tenant: Tenant, name: string): StoredRibbon =>
  ribbons(tenant).put({ ...newEntity(tenant), name });

/** Returns the oldest ribbon with the name, or creates one. */
export const getOrCreateRibbon = (tenant: Tenant, name: string): StoredRibbon =>
  [...ribbons(tenant).values()].find((ribbon) => ribbon.name === name) ?? createRibbon(tenant, name);
