import { operation } from '@cartwright/core';
import { requireEach, requireText } from '../../shared/require.js';

/**
 * Removes images and videos from a product. Requires a merchant identity.
 *
 * @param _id - Product ID (GUID).
 * @param mediaIds - Media IDs to remove; at most 50. An empty list removes **all** images and videos.
 * @throws `CartwrightError` `invalid_argument` for an empty product ID, a missing list, or an empty ID in the list; no
 * request is sent.
 * @throws `ApiError` with status 403 when the caller lacks the permission, 404 when the product does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const removeImage = (id: string, mediaId: string) => client.products.removeProductMedia(id, [mediaId]);
 * ```
 * @see POST /stores/v1/products/{id}/media/delete
 */
export const removeProductMedia = /* @__PURE__ */ operation<[_id: string, mediaIds: string[]], void>({
  id: 'stores.products.removeProductMedia',
  method: 'POST',
  path: '/stores/v1/products/{id}/media/delete',
  args: ['_id', 'mediaIds'],
  prepare: (id, mediaIds) => {
    if (!mediaIds || mediaIds.length) requireEach(mediaIds, 'mediaIds', requireText);
  },
  returnsNothing: true,
  repeatable: true,
});
