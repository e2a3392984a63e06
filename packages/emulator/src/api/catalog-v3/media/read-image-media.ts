import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { FieldReader } from '../../../kernel/input/field-reader.js';
import type { ImageMedia } from '../../../shop/catalog-v3/image-media.js';
import { imageOfId, imageOfUrl } from '../../../shop/images/image-of.js';

/** Field with an image. */
interface ImageField {
  /** Path of the field. */
  readonly field: string;
  /** Stored image, whose parts stay unless the request has new ones. */
  readonly before?: ImageMedia | undefined;
  /** Whether the image can be at a URL. */
  readonly acceptsUrl?: boolean;
}

const notFound = (data: object) =>
  new ApplicationError('failedPrecondition', 'MEDIA_NOT_FOUND', 'The media manager has no image with this ID.', data);

function readUrl(read: FieldReader, value: unknown, field: string) {
  const url = read.string(value, field, { max: 2000 });
  const image = url === undefined ? undefined : imageOfUrl(url, '');
  if (url !== undefined && (!image || image.video !== undefined)) {
    read.addViolation(field, 'must be the URL of an image', 'FORMAT');
  }
  return image;
}

/**
 * Reads the image of a product group or promotion: the ID of a file, or a URL. Only images at a URL have a name.
 *
 * @throws {ApplicationError} 428 `MEDIA_NOT_FOUND` for an ID that no image can have
 */
export function readImageMedia(
  read: FieldReader,
  value: unknown,
  { acceptsUrl = false, before, field }: ImageField,
): ImageMedia | undefined {
  const input = read.object(value, field);
  if (!input) return undefined;
  const id = read.string(input['id'], `${field}.id`, { min: 1, max: 200 });
  const altText = read.string(input['altText'], `${field}.altText`, { min: 1, max: 1000 });
  const displayName = read.string(input['displayName'], `${field}.displayName`, { max: 80 });
  const imported = acceptsUrl && id === undefined ? readUrl(read, input['url'], `${field}.url`) : undefined;
  const isKept = !imported && (id === undefined || id === before?.image.id);
  const found = imported ?? (isKept ? before?.image : imageOfId(id ?? '', ''));
  if (id !== undefined && (!found || found.video !== undefined)) throw notFound({ id });
  if (!found) {
    const isNamed = [input['id'], acceptsUrl && input['url']].some((one) => typeof one === 'string');
    return isNamed ? undefined : read.addViolation(field, 'must have an image', 'REQUIRED_ONE_OF_FIELD');
  }
  const name = imported ? displayName : isKept ? before?.displayName : undefined;
  return {
    image: altText === undefined ? found : { ...found, altText },
    ...(name !== undefined && { displayName: name }),
  };
}
