import type { Origins } from '../../kernel/origins.js';
import type { StoredCollection } from '../../shop/catalog-v1/collection.js';
import { formatMedia } from '../media/format-image.js';

/** Formats a collection as the platform does. `size` is the number of its products that the caller may see. */
export const formatCollection = (collection: StoredCollection, size: number, origin: Origins): object => ({
  id: collection.id,
  name: collection.name,
  media: formatMedia(collection.media, origin),
  numberOfProducts: size,
  description: collection.description,
  slug: collection.slug,
  visible: collection.visible,
  lastUpdated: collection.lastUpdated,
});
