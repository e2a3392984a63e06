import { operation } from '@cartwright/core';
import { requireEach } from '../../catalog/require.js';
import type { MediaAssignmentToChoice } from './media-assignment.js';

/**
 * Has choices of a product no longer show pictures and videos. These stay the product's. For merchants.
 *
 * @param _id - The product's id.
 * @param media - The choices, each with what it shall no longer show; from 1 to 10.
 * @throws `CartwrightError` `invalid_argument` for an empty id or list. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such product.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const hideMoss = (id: string, mediaId: string) =>
 *   client.products.removeProductMediaFromChoices(id, [{ option: 'Color', choice: 'Moss', mediaIds: [mediaId] }]);
 * ```
 * @see POST /stores/v1/products/{id}/choices/media/delete
 */
export const removeProductMediaFromChoices = /* @__PURE__ */ operation<
  [_id: string, media: MediaAssignmentToChoice[]],
  void
>({
  id: 'stores.products.removeProductMediaFromChoices',
  method: 'POST',
  path: '/stores/v1/products/{id}/choices/media/delete',
  args: ['_id', 'media'],
  input(id, media) {
    requireEach(media, 'media');
    return { id, media };
  },
  returnsNothing: true,
  repeatable: true,
});
