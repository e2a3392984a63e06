import { bulkCreatePromotions } from './bulk-create-promotions.js';
import { bulkDeletePromotions } from './bulk-delete-promotions.js';
import { bulkUpdatePromotionTagsByFilter } from './bulk-update-promotion-tags-by-filter.js';
import { bulkUpdatePromotionTags } from './bulk-update-promotion-tags.js';
import { bulkUpdatePromotions } from './bulk-update-promotions.js';
import { createPromotion } from './create-promotion.js';
import { deletePromotion } from './delete-promotion.js';
import { getPromotion } from './get-promotion.js';
import { queryPromotions } from './query-promotions.js';
import { resolvePromotions } from './resolve-promotions.js';
import { searchPromotions } from './search-promotions.js';
import { updatePromotion } from './update-promotion.js';

/** The routes of promotions. */
export const promotionRoutes = [
  createPromotion,
  bulkCreatePromotions,
  getPromotion,
  ...queryPromotions,
  searchPromotions,
  resolvePromotions,
  updatePromotion,
  bulkUpdatePromotions,
  bulkUpdatePromotionTags,
  bulkUpdatePromotionTagsByFilter,
  deletePromotion,
  bulkDeletePromotions,
] as const;
