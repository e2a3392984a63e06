import { detailNumber, parseMediaReference } from '../media-reference/media-reference.js';
import { fileUrl, mediaFile } from './file-url.js';
import type { ImageUrl } from './get-image-url.js';

/**
 * The file behind a shape: a drawing of the editor.
 *
 * @param reference - A `wix:vector://v1/…` reference, a `wix:image://v1/…` reference of a shape, or a URL. A URL from
 * elsewhere stays as it is.
 * @returns The file's URL. A drawing has no size of its own: width and height are 0 unless the reference says them.
 * @throws {CartwrightError} `invalid_argument` for a text that is neither a reference nor an http URL.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const { url } = media.getShapeUrl('wix:vector://v1/heart.svg/Heart.svg');
 * ```
 */
export function getShapeUrl(reference: string): ImageUrl {
  const file = parseMediaReference('image', reference) ?? mediaFile('vector', reference);
  if (typeof file === 'string') return { id: '', url: file, height: 0, width: 0 };
  const { id, name } = file;
  return {
    id,
    url: fileUrl('vector', id),
    height: detailNumber(file, 'originHeight'),
    width: detailNumber(file, 'originWidth'),
    ...(name && { altText: file.details.get('altText') ?? name, filename: name }),
  };
}
