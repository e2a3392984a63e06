import type { Collection } from '../../collections/collection.js';
import type { WithRaw } from '../catalog.js';
import type { CatalogCategory } from '../model/category.js';
import { toSeo } from '../model/seo.js';

/** Converts a collection. */
export const toCategory = (collection: Collection): WithRaw<CatalogCategory> => ({
  id: collection._id ?? '',
  slug: collection.slug ?? '',
  name: collection.name ?? '',
  description: collection.description ?? '',
  image: collection.media?.mainMedia?.image?.url,
  visible: collection.visible !== false,
  productCount: collection.numberOfProducts,
  parentId: undefined,
  seo: toSeo(collection.name ?? '', undefined),
  raw: { version: 'v1', entity: collection },
});
