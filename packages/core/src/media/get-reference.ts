import { referenceOfUrl } from './file-url.js';
import type { AudioUrl } from './get-audio-url.js';
import type { DocumentUrl } from './get-document-url.js';
import type { ImageUrl } from './get-image-url.js';
import type { VideoUrl } from './get-video-url.js';
import { parseImageReference } from './image-reference.js';
import { isMediaUrl, imageFile } from './image-url.js';
import { encoded, formatMediaReference } from './media-reference.js';

/**
 * The reference of a file of the platform: the way back from `getImageUrl`, `getVideoUrl`, `getAudioUrl` and
 * `getDocumentUrl`.
 *
 * @param file - What one of them returned, or a file's URL. A URL alone does not tell name, size, poster and duration.
 * @returns A `wix:image://`, `wix:video://`, `wix:audio://` or `wix:document://` reference. A URL from elsewhere stays
 * as it is: fields that take a reference take a URL too.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const reference = media.getReference('https://static.wixstatic.com/media/mug.jpg');
 * ```
 * @see Specification, section 3: image, video, document
 */
export function getReference(file: string | ImageUrl | VideoUrl | AudioUrl | DocumentUrl): string {
  const { url, ...parts }: Partial<ImageUrl & VideoUrl & AudioUrl> & { url: string } =
    typeof file === 'string' ? { url: file } : file;
  const name = parts.filename;
  for (const kind of ['video', 'audio', 'document'] as const) {
    const found = referenceOfUrl(kind, url);
    if (!found) continue;
    const poster = parts.thumbnail === undefined ? undefined : parseImageReference(parts.thumbnail);
    const details = {
      ...(poster && { posterUri: poster.id, posterWidth: poster.width, posterHeight: poster.height }),
      ...(parts.duration !== undefined && { duration: parts.duration }),
    };
    return formatMediaReference(kind, { id: found.id, name, details });
  }
  if (!isMediaUrl(url)) return url;
  const { id } = imageFile(url);
  const { width = 0, height = 0 } = parts;
  return `wix:image://v1/${id}${name ? `/${encoded(name)}` : ''}#originWidth=${width}&originHeight=${height}`;
}
