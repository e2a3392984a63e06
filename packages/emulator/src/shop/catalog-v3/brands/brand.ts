import type { Collection } from '../../../kernel/state/collection.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { Entity } from '../entity.js';

/** Brand. Products refer to it by ID. */
export interface StoredBrand extends Entity {
  readonly name: string;
}

/** The tenant's brands. */
export const brands = (tenant: Tenant): Collection<StoredBrand> => tenant.collection<StoredBrand>('v3-brands');
