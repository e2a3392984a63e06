import { operation } from '@cartwright/core';
import { requireText } from '../shared/require.js';
import { promotionShape, type Promotion } from './entity/promotion.js';
import type { PromotionApplicationErrors } from './errors/promotion-error-code.js';

/** Promotion with its position in a category. */
export interface PositionedPromotion {
  /** Promotion. */
  promotion?: Promotion;
  /** Position in the category, from 1. */
  position?: number;
}

/** Response of `resolvePromotions`. */
export interface ResolvePromotionsResponse {
  /** Enabled promotions, sorted by position. */
  promotions?: PositionedPromotion[];
}

/** Application errors of `resolvePromotions`. */
export type ResolvePromotionsApplicationErrors = PromotionApplicationErrors<'CATEGORY_NOT_FOUND'>;

/**
 * Returns the enabled promotions that a category displays: its own, and those of its ancestors with
 * `appliedToSubcategories`.
 *
 * @param categoryId - Category ID.
 * @returns The promotions, sorted by position.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link ResolvePromotionsApplicationErrors}, such as `CATEGORY_NOT_FOUND`.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { promotionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { promotionsV3 } });
 *
 * export const banners = async (categoryId: string) =>
 *   (await client.promotionsV3.resolvePromotions(categoryId)).promotions?.map(({ promotion }) =>
 * promotion?.media?.image);
 * ```
 * @see GET /stores/v3/promotions/resolve
 */
export const resolvePromotions = /* @__PURE__ */ operation<[categoryId: string], ResolvePromotionsResponse>({
  id: 'stores.promotionsV3.resolvePromotions',
  method: 'GET',
  path: '/stores/v3/promotions/resolve',
  args: ['categoryId'],
  prepare: (categoryId) => requireText(categoryId, 'categoryId'),
  response: { promotions: { promotion: promotionShape } },
  repeatable: true,
});
