import type { CatalogReference } from '../line-items/catalog-reference.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import type { LineFacts } from '../line-items/line.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Item of an app's catalog, as last returned by its plugin. */
export interface ExternalItem {
  readonly id: string;
  readonly facts: LineFacts;
}

/** Items of apps' catalogs, as last returned by their plugins. */
export const externalItems = (tenant: Tenant) => tenant.collection<ExternalItem>('external-items');

/** ID under which an item of an app's catalog is stored. */
export const externalItemId = ({ appId, catalogItemId, options }: CatalogReference): string =>
  derivedId('external-item', appId, catalogItemId, JSON.stringify(options ?? {}));
