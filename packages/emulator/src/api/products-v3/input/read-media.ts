import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { imageOfId, imageOfUrl } from '../../../shop/images/image-of.js';
import type { StoredImage } from '../../../shop/images/image.js';

/** Maximum number of images and videos of a product. */
const maxMedia = 50;

/** Maximum number of images and videos of a choice. */
const maxChoiceMedia = 15;

/** ID of the image or video of a reference: `id`, `mediaId`, the file of a URL, or the read-only `image` or `video`. */
function getMediaId(reference: unknown): string | undefined {
  if (!isObject(reference)) return undefined;
  const { id, image, mediaId, url, video } = reference;
  const known = [id, mediaId, isObject(image) ? image['id'] : undefined, isObject(video) ? video['id'] : undefined];
  const found = known.find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found : typeof url === 'string' ? imageOfUrl(url, '')?.id : undefined;
}

/**
 * Reads the images and videos of a product, by file ID or URL. Files that the product has keep their size.
 *
 * @throws {ApplicationError} 428 `PRODUCT_MEDIA_NOT_EXIST` for an ID that no file can have
 */
export function readMedia(
  read: FieldReader,
  value: unknown,
  current: readonly StoredImage[],
): readonly StoredImage[] | undefined {
  const field = 'product.media.itemsInfo.items';
  const items = read.list(value, field, { max: maxMedia })?.flatMap((item, index): StoredImage[] => {
    const at = `${field}[${index}]`;
    const input = read.required(item, at);
    const altText = read.string(input['altText'], `${at}.altText`, { max: 1000 });
    const url = read.string(input['url'], `${at}.url`, { max: 2000 });
    const id = getMediaId(input);
    if (id === undefined && url === undefined) {
      read.addViolation(at, 'must have an id or a url', 'REQUIRED_ONE_OF_FIELD');
      return [];
    }
    const isNew = typeof input['id'] !== 'string' && url !== undefined;
    const known = current.find((image) => image.id === id);
    const image = known ?? (isNew ? imageOfUrl(url, altText ?? '') : imageOfId(id ?? '', altText ?? ''));
    if (image) return [altText === undefined ? image : { ...image, altText }];
    const description = 'The media manager has no image or video with this ID.';
    throw new ApplicationError('failedPrecondition', 'PRODUCT_MEDIA_NOT_EXIST', description, { mediaIds: [id ?? url] });
  });
  const ids = items?.map(({ id }) => id) ?? [];
  if (new Set(ids).size < ids.length) {
    read.addViolation(field, 'must not contain duplicates', 'OTHER', { ruleName: 'DUPLICATE_MEDIA_ERROR' });
  }
  return items;
}

/** Reads the IDs of the images and videos of a choice: `media.items`, or the deprecated `linkedMedia`. */
export function readMediaIds(read: FieldReader, media: unknown, linked: unknown, field: string) {
  const items = read.list(read.object(media, `${field}.media`)?.['items'], `${field}.media.items`, {
    max: maxChoiceMedia,
  });
  const list = items ?? read.list(linked, `${field}.linkedMedia`, { max: maxChoiceMedia });
  return list?.flatMap((reference, index) => {
    const id = getMediaId(reference);
    if (id === undefined) read.missing(`${field}.media.items[${index}].mediaId`);
    return id ?? [];
  });
}
