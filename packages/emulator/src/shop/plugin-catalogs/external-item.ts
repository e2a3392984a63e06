import { type CatalogReference, storesAppIds } from '../catalog-v1/buyable.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import type { LineFacts } from '../line-items/line.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** What a plugin said last of an item of its catalog. */
export interface ExternalItem {
  readonly id: string;
  readonly facts: LineFacts;
}

/** What plugins said of the items of their catalogs. */
export const externalItems = (tenant: Tenant) => tenant.collection<ExternalItem>('external-items');

/** Whether a reference names an item of another catalog than the store's own. */
export const isExternal = ({ appId }: CatalogReference): boolean => !storesAppIds.includes(appId);

/** The id of what is known of an item. */
export const externalItemId = ({ appId, catalogItemId, options }: CatalogReference): string =>
  derivedId('external-item', appId, catalogItemId, JSON.stringify(options ?? {}));

/** Whether two references name the same item of the same other catalog, with the same options. */
export const sameReference = (one: CatalogReference, other: CatalogReference): boolean =>
  isExternal(one) && isExternal(other) && externalItemId(one) === externalItemId(other);

/** What an item of another catalog shows and costs; nothing where no plugin knows it. */
export const externalFacts = (tenant: Tenant, reference: CatalogReference): LineFacts | undefined =>
  externalItems(tenant).get(externalItemId(reference))?.facts;
