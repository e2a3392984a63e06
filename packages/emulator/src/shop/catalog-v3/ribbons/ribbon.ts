import type { Collection } from '../../../kernel/state/collection.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { Entity } from '../entity.js';

/** Ribbon: a short label, such as "New". Products refer to it by ID. */
export interface StoredRibbon extends Entity {
  readonly name: string;
}

/** The tenant's ribbons. */
export const ribbons = (tenant: Tenant): Collection<StoredRibbon> => tenant.collection<StoredRibbon>('v3-ribbons');
