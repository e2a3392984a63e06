import { detailNumber, parseMediaReference } from '../media-reference/media-reference.js';
import { fileUrl, mediaFile } from './file-url.js';
import type { ImageUrl } from './get-image-url.js';

/**
 * Resolves the reference of a shape (vector image of the editor) to its file.
 *
 * @param reference - A `wix:vector://v1/…` reference, the `wix:image://v1/…` reference of a shape, or a URL. External
 * URLs are returned unchanged.
 * @returns File URL. Width and height are 0 unless the reference contains them.
 * @throws {CartwrightError} `invalid_argument` for a string that is neither a reference nor an http URL.
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
