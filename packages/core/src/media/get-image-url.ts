import { float } from '../codec/float.js';
import type { MediaReference } from '../media-reference/media-reference.js';
import { readFocalPoint } from '../media-reference/read-image-details.js';
import { withClientMediaUrl } from './with-client-media-url.js';
import { createImageFile } from './image-url.js';

/** Focal point of an image: the area that stays visible when the image is cropped. */
export interface FocalPoint {
  /** X-coordinate of the center. */
  x?: number;
  /** Y-coordinate of the center. */
  y?: number;
  /** Width of the area. */
  width?: number;
  /** Height of the area. */
  height?: number;
}

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

/** Reads the focal point of a reference as numbers. `undefined` if none is set or none of its fields is a number. */
function toFocalPoint(reference: MediaReference): FocalPoint | undefined {
  const sent = readFocalPoint(reference) ?? {};
  const point: FocalPoint = {};
  for (const field of ['x', 'y', 'width', 'height'] as const) {
    const value = float.decode(sent[field]);
    if (typeof value === 'number') point[field] = value;
  }
  return Object.keys(point).length > 0 ? point : undefined;
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
      const focalPoint = parsed && toFocalPoint(parsed);
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
