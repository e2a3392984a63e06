import { storeSettings } from '../../settings/store-settings.js';
import type { Entity } from '../entity.js';

/** Location of the store's stock: its online store, or a shop. */
export interface StoresLocation extends Entity {
  readonly name: string;
  readonly type: 'VIRTUAL' | 'PHYSICAL';
  /** ID of the business location. */
  readonly businessLocationId: string;
  readonly isDefault: boolean;
}

/** Default location of the store, which every store has. Its stock is that of the online store. */
export const defaultLocationId = storeSettings.businessLocationId;

const created = '2025-01-01T00:00:00.000Z';

/** Locations of the store: the default one. */
export const storesLocations: readonly StoresLocation[] = [
  {
    id: defaultLocationId,
    revision: 1,
    createdDate: created,
    updatedDate: created,
    name: storeSettings.name,
    type: 'VIRTUAL',
    businessLocationId: defaultLocationId,
    isDefault: true,
  },
];
