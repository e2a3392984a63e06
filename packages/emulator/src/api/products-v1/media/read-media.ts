import type { FieldReader } from '../../../kernel/input/field-reader.js';
import type { Input } from '../../../kernel/input/object.js';
import type { StoredImage } from '../../../shop/images/image.js';
import { imageOfId, imageOfUrl } from '../../../shop/images/image-of.js';

/** Reads an image: the id of a file, or the URL of a new one. */
export function readImage(reader: FieldReader, input: Input, at: string, altText: string): StoredImage | undefined {
  const mediaId = reader.string(input['mediaId'], `${at}.mediaId`, { min: 1, max: 200 });
  const url = reader.string(input['url'], `${at}.url`, { min: 1, max: 2000 });
  const references = [input['mediaId'], input['url']].filter((value) => value !== undefined && value !== null);
  if (references.length === 0) return reader.addViolation(at, 'must have a mediaId or a url', 'REQUIRED_ONE_OF_FIELD');
  if (references.length === 2)
    return reader.addViolation(at, 'must not have both a mediaId and a url', 'ONE_OF_ALIGNMENT');
  if (mediaId !== undefined) {
    return imageOfId(mediaId, altText) ?? reader.addViolation(`${at}.mediaId`, 'must be the id of a file', 'FORMAT');
  }
  if (url === undefined) return undefined;
  return (
    imageOfUrl(url, altText) ??
    reader.addViolation(`${at}.url`, 'must be an address that begins with https:// or http://', 'FORMAT')
  );
}
