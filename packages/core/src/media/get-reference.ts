import { imageDetails } from '../media-reference/image-details.js';
import { formatMediaReference, type MediaKind } from '../media-reference/media-reference.js';
import { videoDetails } from '../media-reference/video-details.js';
import { MEDIA_URL, referenceOfUrl } from './file-url.js';
import { followsClient } from './follows-client.js';
import type { AudioUrl } from './get-audio-url.js';
import type { DocumentUrl } from './get-document-url.js';
import type { ImageUrl } from './get-image-url.js';
import type { VideoUrl } from './get-video-url.js';
import { imageFile } from './image-url.js';

type Parts = Partial<ImageUrl & VideoUrl & AudioUrl>;

/** What stands behind the `#` of a reference. */
function details({ thumbnail, posters = [], resolutions, duration, urlExpirationDate, ...image }: Parts) {
  const poster = thumbnail === undefined ? undefined : imageFile(thumbnail);
  const main = poster?.id && { posterUri: poster.id, posterWidth: poster.width, posterHeight: poster.height };
  const expiration = urlExpirationDate?.toISOString();
  return {
    ...imageDetails({ ...image, urlExpirationDate: expiration }),
    ...videoDetails(main || {}, posters, resolutions),
    duration,
  };
}

/**
 * The reference of a file of the platform: the way back from `getImageUrl`, `getVideoUrl`, `getAudioUrl`,
 * `getDocumentUrl` and `getShapeUrl`.
 *
 * @param file - What one of them returned, or a file's URL. A URL alone does not tell name, size, poster and duration.
 * @param mediaUrl - Where images are served, for an emulator or a proxy. Default the client's `mediaUrl` for a
 * function bound to a client, else the platform's host.
 * @returns A `wix:image://`, `wix:video://`, `wix:audio://`, `wix:document://` or `wix:vector://` reference. A URL from
 * elsewhere stays as it is: fields that take a reference take a URL too.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const reference = media.getReference('https://static.wixstatic.com/media/mug.jpg');
 * ```
 */
export const getReference = /* @__PURE__ */ followsClient(
  (host) =>
    (file: string | ImageUrl | VideoUrl | AudioUrl | DocumentUrl, mediaUrl = host ?? MEDIA_URL): string => {
      const { url, ...parts }: Parts & { url: string } = typeof file === 'string' ? { url: file } : file;
      const id = imageFile(url, mediaUrl).id;
      if (id) return formatMediaReference('image', { id, name: parts.filename, details: details(parts) });
      for (const kind of ['video', 'audio', 'document', 'vector'] satisfies MediaKind[]) {
        const found = referenceOfUrl(kind, url);
        if (found) return formatMediaReference(kind, { id: found.id, name: parts.filename, details: details(parts) });
      }
      return url;
    },
);
