import { operation } from '@cartwright/core';
import { requireEach, requireText } from '../../shared/require.js';
import type { MediaAssignmentToChoice, OptionAndChoice } from './media-assignment.js';

/**
 * Assigns images and videos of a product to its choices. Only the choices of one option can have media. Requires a
 * merchant identity.
 *
 * @param _id - Product ID (GUID).
 * @param media - Choices with the IDs of their images and videos, which the product must already have; from 1 to 10
 * choices.
 * @throws `CartwrightError` `invalid_argument` for an empty ID or list, or an entry without an option or choice; no
 * request is sent.
 * @throws `ApiError` with status 403 when the caller lacks the permission, 404 when the product does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const addMossImage = (id: string, mediaId: string) =>
 *   client.products.addProductMediaToChoices(id, [{ option: 'Color', choice: 'Moss', mediaIds: [mediaId] }]);
 * ```
 * @see PATCH /stores/v1/products/{id}/choices/media
 */
export const addProductMediaToChoices = /* @__PURE__ */ operation<
  [_id: string, media: (MediaAssignmentToChoice & Required<OptionAndChoice>)[]],
  void
>({
  id: 'stores.products.addProductMediaToChoices',
  method: 'PATCH',
  path: '/stores/v1/products/{id}/choices/media',
  args: ['_id', 'media'],
  prepare: (id, media) =>
    requireEach(media, 'media', (one, field) => {
      requireText(one?.option, `${field}.option`);
      requireText(one?.choice, `${field}.choice`);
    }),
  returnsNothing: true,
  repeatable: true,
});
