import { operation } from '@cartwright/core';

/**
 * Deletes a promotion. Requires a merchant identity.
 *
 * @param promotionId - Promotion ID.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the promotion does not exist.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { promotionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { promotionsV3 } });
 *
 * export const remove = (id: string) => client.promotionsV3.deletePromotion(id);
 * ```
 * @see DELETE /stores/v3/promotions/{promotionId}
 */
export const deletePromotion = /* @__PURE__ */ operation<[promotionId: string], void>({
  id: 'stores.promotionsV3.deletePromotion',
  method: 'DELETE',
  path: '/stores/v3/promotions/{promotionId}',
  args: ['promotionId'],
  returnsNothing: true,
  repeatable: true,
});
