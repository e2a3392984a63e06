import { operation } from '@cartwright/core';
import { requireEach, requireText } from '../../catalog/require.js';
import type { MediaAssignmentToChoice, OptionAndChoice } from './media-assignment.js';

/**
 * Says which of a product's pictures and videos its choices show. For merchants. Only choices of one of the product's
 * options can show some.
 *
 * @param _id - The product's id.
 * @param media - The choices, each with its pictures and videos, which the product has already; from 1 to 10.
 * @throws `CartwrightError` `invalid_argument` for an empty id or list, and for one without an option or a choice.
 * Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such product.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const showMoss = (id: string, mediaId: string) =>
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
  input(id, media) {
    requireEach(media, 'media', (one, field) => {
      requireText(one?.option, `${field}.option`);
      requireText(one?.choice, `${field}.choice`);
    });
    return { id, media };
  },
  returnsNothing: true,
  repeatable: true,
});
