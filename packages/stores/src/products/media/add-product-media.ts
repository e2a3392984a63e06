import { invalidArgument, isDevelopment, operation } from '@cartwright/core';
import { requireEach } from '../../shared/require.js';
import type { OptionAndChoice } from './media-assignment.js';

/** Image or video to add to a product. Set either `mediaId` or `url`. */
export interface MediaDataForWrite {
  /** Media ID of a file in the site's Media Manager. */
  mediaId?: string;
  /** Public URL of a file to import. */
  url?: string;
  /** Choice that displays the file. Only the choices of one option can have media. */
  choice?: OptionAndChoice;
}

/**
 * Adds images and videos to a product, from the site's Media Manager or from URLs. The platform imports URLs after the
 * response, and does not report failed imports. Requires a merchant identity.
 *
 * @param _id - Product ID (GUID).
 * @param media - Files to add; from 1 to 50.
 * @throws `CartwrightError` `invalid_argument` for an empty ID or list, or a file with neither `mediaId` nor `url`; no
 * request is sent.
 * @throws `ApiError` with status 403 when the caller lacks the permission, 404 when the product does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const addImage = (id: string, url: string) =>
 *   client.products.addProductMedia(id, [{ url, choice: { option: 'Color', choice: 'Moss' } }]);
 * ```
 * @see POST /stores/v1/products/{id}/media
 */
export const addProductMedia = /* @__PURE__ */ operation<[_id: string, media: MediaDataForWrite[]], void>({
  id: 'stores.products.addProductMedia',
  method: 'POST',
  path: '/stores/v1/products/{id}/media',
  args: ['_id', 'media'],
  prepare: (id, media) =>
    requireEach(media, 'media', (file, field) => {
      if (!file?.mediaId && !file?.url)
        throw invalidArgument(field, isDevelopment && 'a file with a `mediaId` or `url`');
    }),
  returnsNothing: true,
});
