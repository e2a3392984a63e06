import type { Origins } from '../../kernel/origins.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import type { StoredPromotion } from '../../shop/catalog-v3/promotions/promotion.js';
import { formatImageMedia } from '../catalog-v3/media/format-image-media.js';
import { formatTags } from '../catalog-v3/tags/format-tags.js';
import { isMerchant } from '../products-v3/product-access.js';

/** Formats a promotion with all its tags. */
export function formatPromotion(promotion: StoredPromotion, origin: Origins) {
  const { categories, createdDate, destinationUrl, enabled, extendedFields, id, media, name } = promotion;
  const { revision, updatedDate } = promotion;
  return {
    id,
    revision: String(revision),
    createdDate,
    updatedDate,
    name,
    media: formatImageMedia(media, origin),
    ...(destinationUrl !== undefined && { destinationUrl }),
    categories: categories.map(({ appliesToSubcategories, categoryId, position }) => ({
      id: categoryId,
      position,
      appliedToSubcategories: appliesToSubcategories,
    })),
    enabled,
    ...(extendedFields && { extendedFields }),
    tags: formatTags(promotion),
  };
}

/** Returns the function that formats a promotion with the tags that the caller sees. */
export const promotionFormat =
  (context: Pick<RouteContext, 'caller' | 'origin'>) =>
  (promotion: StoredPromotion): object => ({
    ...formatPromotion(promotion, context.origin),
    tags: formatTags(promotion, isMerchant(context)),
  });
