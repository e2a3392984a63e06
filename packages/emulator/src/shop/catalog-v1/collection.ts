import type { Collection } from '../../kernel/state/collection.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredImage } from '../images/image.js';

/** Collection of products. */
export interface StoredCollection {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly visible: boolean;
  readonly media: readonly StoredImage[];
  readonly lastUpdated: string;
}

/** ID of the collection of all products, which always exists. */
export const allProductsId = '00000000-000000-000000-000000000001';

/** The tenant's collections. */
export const collections = (tenant: Tenant): Collection<StoredCollection> =>
  tenant.collection<StoredCollection>('collections');
