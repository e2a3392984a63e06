export type * from './index.js';
export {
  bulkCreatePromotions,
  bulkDeletePromotions,
  bulkUpdatePromotionTags,
  bulkUpdatePromotionTagsByFilter,
  bulkUpdatePromotions,
  createPromotion,
  deletePromotion,
  getPromotion,
  onPromotionCreated,
  onPromotionDeleted,
  onPromotionTagsModified,
  onPromotionUpdated,
  queryPromotions,
  resolvePromotions,
  searchPromotions,
  updatePromotion,
} from './index.js';
