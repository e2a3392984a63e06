import { getKeyIndex } from '../../../kernel/query/key-index.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { newEntity } from '../entity.js';
import { type StoredRibbon, ribbons } from './ribbon.js';

/** Creates a ribbon. Several ribbons can have the same name. */
export const createRibbon = (tenant: Tenant, name: string): StoredRibbon =>
  ribbons(tenant).put({ ...newEntity(tenant), name });

const nameKey = ({ name }: StoredRibbon) => [name];

/** Returns the oldest ribbon with the name, or creates one. */
export function getOrCreateRibbon(tenant: Tenant, name: string): StoredRibbon {
  const [id = ''] = getKeyIndex(ribbons(tenant), nameKey).get(name) ?? [];
  return ribbons(tenant).get(id) ?? createRibbon(tenant, name);
}
