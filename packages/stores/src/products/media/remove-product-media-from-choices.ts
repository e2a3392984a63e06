import { operation } from '@cartwright/core';
import { requireEach } from '../../shared/require.js';
import type { MediaAssignmentToChoice } from './media-assignment.js';

/**
 * Unassigns images and videos from choices. The product keeps them. Requires a merchant identity.
 *
 * @param _id - Product ID (GUID).
 * @param media - Choices with the media IDs to unassign; from 1 to 10 choices.
 * @throws `CartwrightError` `invalid_argument` for an empty ID or list; no request is sent.
 * @throws `ApiError` with status 403 when the caller lacks the permission, 404 when the product does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const removeMossImages = (id: string, mediaId: string) =>
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
  prepare: (id, media) => requireEach(media, 'media'),
  returnsNothing: true,
  repeatable: true,
});
