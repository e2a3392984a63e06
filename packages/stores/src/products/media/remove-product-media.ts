import { operation } from '@cartwright/core';
import { requireEach, requireText } from '../../catalog/require.js';

/**
 * Takes pictures and videos away from a product. For merchants.
 *
 * @param _id - The product's id.
 * @param mediaIds - The ids of the pictures and videos; at most 50. An empty list takes **all** of them away.
 * @throws `CartwrightError` `invalid_argument` for an empty id, for no list, and for an empty id in the list. Nothing is
 * sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such product.
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
  input(id, mediaIds) {
    if (!mediaIds || mediaIds.length) requireEach(mediaIds, 'mediaIds', requireText);
    return { id, mediaIds };
  },
  returnsNothing: true,
  repeatable: true,
});
