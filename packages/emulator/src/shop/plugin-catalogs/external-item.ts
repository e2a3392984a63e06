import type { CatalogReference } from '../line-items/catalog-reference.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import type { LineFacts } from '../line-items/line.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Last data of an item from the plugin of its catalog. */
export interface ExternalItem {
  readonly id: string;
  readonly facts: LineFacts;
}

/** Last data of items from the plugins of their catalogs. */
export const externalItems = (tenant: Tenant) => tenant.collection<ExternalItem>('external-items');

/** The id of what is known of an item. */
export const externalItemId = ({ appId, catalogItemId, options }: CatalogReference): string =>
  derivedId('external-item', appId, catalogItemId, JSON.stringify(options ?? {}));
