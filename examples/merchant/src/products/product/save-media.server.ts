import { attempt, failure } from '../../lib/attempt.server.js';
import { isWebUrl } from '../../lib/is-web-url.js';
import { readText } from '../../lib/read-text.js';
import type { MerchantCatalog } from '../catalog/merchant-catalog.js';
import { isRevisionConflict } from '../catalog/revision-conflict.js';

/** Changes of the images and videos of a product, by the `intent` of their form. */
const changes: Readonly<Record<string, (catalog: MerchantCatalog, id: string, form: FormData) => Promise<void>>> = {
  addMedia: (catalog, id, form) => catalog.addMedia(id, readText(form, 'url')),
  removeMedia: (catalog, id, form) => catalog.removeMedia(id, readText(form, 'mediaId')),
  moveMediaUp: (catalog, id, form) => catalog.moveMedia(id, readText(form, 'mediaId'), -1),
  moveMediaDown: (catalog, id, form) => catalog.moveMedia(id, readText(form, 'mediaId'), 1),
  altText: async (catalog, id, form) =>
    catalog.setAltText?.(id, readText(form, 'mediaId'), {
      before: readText(form, 'before'),
      after: readText(form, 'altText'),
    }),
};

/** Whether a form changes the images and videos of a product. */
export const isMediaChange = (intent: string): boolean => Object.hasOwn(changes, intent);

/** Carries out a change of the images and videos of a product, unless someone else removed or described the file. */
export async function saveMedia(catalog: MerchantCatalog, id: string, form: FormData, to: string) {
  const intent = readText(form, 'intent');
  if (intent === 'addMedia' && !isWebUrl(readText(form, 'url'))) {
    return failure('Enter the URL of an image, such as https://example.com/image.jpg.');
  }
  return attempt(to, async () => changes[intent]?.(catalog, id, form)).catch((error: unknown) => {
    if (!isRevisionConflict(error)) throw error;
    return failure(
      'Someone else changed this image meanwhile. Nothing was overwritten. Saved now: change it again.',
      409,
    );
  });
}
