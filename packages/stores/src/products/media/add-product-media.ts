import { invalidArgument, operation } from '@cartwright/core';
import { requireEach } from '../../catalog/require.js';
import type { OptionAndChoice } from './media-assignment.js';

/** A file to add to a product: one of the first two. */
export interface MediaDataForWrite {
  /** Its id in the media manager. */
  mediaId?: string;
  /** Its URL, of a file that is not there yet. */
  url?: string;
  /** The choice that shows it. Only choices of one of the product's options can show files. */
  choice?: OptionAndChoice;
}

/**
 * Adds pictures and videos to a product: files of the media manager, or of the web. For merchants. The platform
 * fetches files of the web later, and does not say whether that worked.
 *
 * @param _id - The product's id.
 * @param media - The files; from 1 to 50.
 * @throws `CartwrightError` `invalid_argument` for an empty id or list, and for a file with neither `mediaId` nor
 * `url`. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such product.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const illustrate = (id: string, url: string) =>
 *   client.products.addProductMedia(id, [{ url, choice: { option: 'Color', choice: 'Moss' } }]);
 * ```
 * @see POST /stores/v1/products/{id}/media
 */
export const addProductMedia = /* @__PURE__ */ operation<[_id: string, media: MediaDataForWrite[]], void>({
  id: 'stores.products.addProductMedia',
  method: 'POST',
  path: '/stores/v1/products/{id}/media',
  args: ['_id', 'media'],
  input(id, media) {
    requireEach(media, 'media', (file, field) => {
      if (!file?.mediaId && !file?.url) throw invalidArgument(field, 'a file with a mediaId or a url');
    });
    return { id, media };
  },
  returnsNothing: true,
});
