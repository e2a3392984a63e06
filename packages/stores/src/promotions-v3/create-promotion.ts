import { operation } from '@cartwright/core';
import { promotionShape, type Promotion } from './entity/promotion.js';
import type { PromotionApplicationErrors } from './errors/promotion-error-code.js';

/** Application errors of `createPromotion`. */
export type CreatePromotionApplicationErrors = PromotionApplicationErrors<
  'MEDIA_NOT_FOUND' | 'DUPLICATE_CATEGORY_ASSIGNMENT' | 'PROMOTIONS_LIMIT_EXCEEDED'
>;

/**
 * Creates a promotion. Requires a merchant identity.
 *
 * @param promotion - Promotion to create. `name` and `media` are required.
 * @returns The created promotion.
 * @throws `ApiError` with a code of {@link CreatePromotionApplicationErrors}, such as `MEDIA_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { promotionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { promotionsV3 } });
 *
 * export const create = (mediaId: string, categoryId: string) =>
 *   client.promotionsV3.createPromotion({
 *     name: 'Winter sale',
 *     media: { _id: mediaId },
 *     destinationUrl: 'https://shop.example/sale',
 *     categories: [{ _id: categoryId, position: 1, appliedToSubcategories: true }],
 *     enabled: true,
 *   });
 * ```
 * @see POST /stores/v3/promotions
 */
export const createPromotion = /* @__PURE__ */ operation<[promotion: Promotion], Promotion>({
  id: 'stores.promotionsV3.createPromotion',
  method: 'POST',
  path: '/stores/v3/promotions',
  args: ['promotion'],
  request: { promotion: promotionShape },
  response: { promotion: promotionShape },
  unwrap: 'promotion',
});
