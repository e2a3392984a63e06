import type { Collection } from '../../../kernel/state/collection.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { Entity, StoredText } from '../entity.js';

/** Info section: a titled text, such as "Care instructions". Products refer to it by ID. */
export interface StoredInfoSection extends Entity {
  /** Name in the merchant's dashboard, unique in the store. */
  readonly uniqueName: string;
  readonly title: string;
  readonly text: StoredText;
}

/** The tenant's info sections. */
export const infoSections = (tenant: Tenant): Collection<StoredInfoSection> =>
  tenant.collection<StoredInfoSection>('v3-info-sections');
