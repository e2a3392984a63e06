import { readFocalPoint, type FocalPoint } from '../media-reference/read-image-details.js';
import { withClientMediaUrl } from './with-client-media-url.js';
import { createImageFile } from './image-url.js';

/** An image file, as returned by {@link getImageUrl}. */
export interface ImageUrl {
  /** File ID in the media manager. Empty for an external URL. */
  id: string;
  /** File URL, at the original size. */
  url: string;
  /** Original height in pixels. 0 if unknown. */
  height: number;
  /** Original width in pixels. 0 if unknown. */
  width: number;
  /** Alternative text, or the file name if the reference has none. */
  altText?: string;
  /** File name. Absent if the reference has none. */
  filename?: string;
  /** Focal point. Absent if none is set. */
  focalPoint?: FocalPoint;
  /** Time at which the URL expires. Absent for URLs that do not expire. */
  urlExpirationDate?: Date;
}

/**
 * Resolves an image reference to its file.
 *
 * @param reference - A `wix:image://v1/…` reference or a URL.
 * @param mediaUrl - Base URL of images, to use an emulator or a proxy. Defaults to the `mediaUrl` of the client that
 * the function is bound to or the reference came from, else to the platform's media host.
 * @returns File URL, original size, and the name, alternative text, focal point and URL expiry of the reference.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const { url } = media.getImageUrl('wix:image://v1/mug.jpg/mug.jpg#originWidth=800&originHeight=600');
 * ```
 */
export const getImageUrl = /* @__PURE__ */ withClientMediaUrl(
  (host) =>
    (reference: string, mediaUrl = host): ImageUrl => {
      const { id, url, width, height, filename, altText, reference: parsed } = createImageFile(reference, mediaUrl);
      const focalPoint = parsed && readFocalPoint(parsed, Number);
      const expiration = new Date(parsed?.details.get('urlExpirationDate') ?? NaN);
      return {
        id,
        url,
        height,
        width,
        ...(altText && { altText }),
        ...(filename && { filename }),
        ...(focalPoint && { focalPoint }),
        ...(expiration.getTime() === expiration.getTime() && { urlExpirationDate: expiration }),
      };
    },
);
