import { operation } from '@cartwright/core';
import { promotionShape, type Promotion } from './entity/promotion.js';
import type { PromotionApplicationErrors } from './errors/promotion-error-code.js';

/** Fields of a promotion to update. `revision` is required. */
export type UpdatePromotion = Promotion & { revision: string | null };

/** Application errors of `updatePromotion`. */
export type UpdatePromotionApplicationErrors = PromotionApplicationErrors<
  'MEDIA_NOT_FOUND' | 'DUPLICATE_CATEGORY_ASSIGNMENT' | 'MEDIA_REMOVAL_NOT_ALLOWED'
>;

/**
 * Updates a promotion. Omitted fields are unchanged; `categories` is replaced whole. Requires a merchant identity.
 *
 * @param _id - Promotion ID.
 * @param promotion - Fields to update, with the current `revision`.
 * @returns The updated promotion, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 404 if the promotion does not exist.
 * @throws `ApiError` with a code of {@link UpdatePromotionApplicationErrors}, such as `MEDIA_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { promotionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { promotionsV3 } });
 *
 * export const disable = (id: string, revision: string) =>
 *   client.promotionsV3.updatePromotion(id, { revision, enabled: false });
 * ```
 * @see PATCH /stores/v3/promotions/{promotion.id}
 */
export const updatePromotion = /* @__PURE__ */ operation<[_id: string, promotion: UpdatePromotion], Promotion>({
  id: 'stores.promotionsV3.updatePromotion',
  method: 'PATCH',
  path: '/stores/v3/promotions/{promotion.id}',
  args: ['promotion._id', 'promotion'],
  request: { promotion: promotionShape },
  response: { promotion: promotionShape },
  unwrap: 'promotion',
});
