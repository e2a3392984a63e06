import { readImageDetails } from '../media-reference/read-image-details.js';
import { formatMediaReference, type MediaKind } from '../media-reference/media-reference.js';
import { readVideoDetails } from '../media-reference/read-video-details.js';
import { MEDIA_URL, parseFileUrl } from './file-url.js';
import { withClientMediaUrl } from './with-client-media-url.js';
import type { AudioUrl } from './get-audio-url.js';
import type { DocumentUrl } from './get-document-url.js';
import type { ImageUrl } from './get-image-url.js';
import type { VideoUrl } from './get-video-url.js';
import { createImageFile } from './image-url.js';

type Parts = Partial<ImageUrl & VideoUrl & AudioUrl>;

/** Details of a reference: the part after `#`. */
function details({ thumbnail, posters = [], resolutions, duration, urlExpirationDate, ...image }: Parts) {
  const poster = thumbnail === undefined ? undefined : createImageFile(thumbnail);
  const main = poster?.id && { posterUri: poster.id, posterWidth: poster.width, posterHeight: poster.height };
  const expiration = urlExpirationDate?.toISOString();
  return {
    ...readImageDetails({ ...image, urlExpirationDate: expiration }),
    ...readVideoDetails(main || {}, posters, resolutions),
    duration,
  };
}

/**
 * Creates the reference of a media manager file: the inverse of `getImageUrl`, `getVideoUrl`, `getAudioUrl`,
 * `getDocumentUrl` and `getShapeUrl`.
 *
 * @param file - Result of one of these functions, or a file URL. A plain URL yields a reference without name, size,
 * poster and duration.
 * @param mediaUrl - Base URL of images, to use an emulator or a proxy. Defaults to the `mediaUrl` of the client that
 * the function is bound to, else to the platform's media host.
 * @returns A `wix:image://`, `wix:video://`, `wix:audio://`, `wix:document://` or `wix:vector://` reference. An
 * external URL is returned unchanged, because fields that accept a reference accept a URL too.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const reference = media.getReference('https://static.wixstatic.com/media/mug.jpg');
 * ```
 */
export const getReference = /* @__PURE__ */ withClientMediaUrl(
  (host) =>
    (file: string | ImageUrl | VideoUrl | AudioUrl | DocumentUrl, mediaUrl = host ?? MEDIA_URL): string => {
      const { url, ...parts }: Parts & { url: string } = typeof file === 'string' ? { url: file } : file;
      const id = createImageFile(url, mediaUrl).id;
      if (id) return formatMediaReference('image', { id, name: parts.filename, details: details(parts) });
      for (const kind of ['video', 'audio', 'document', 'vector'] satisfies MediaKind[]) {
        const found = parseFileUrl(kind, url);
        if (found) return formatMediaReference(kind, { id: found.id, name: parts.filename, details: details(parts) });
      }
      return url;
    },
);
