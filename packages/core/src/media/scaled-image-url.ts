import { followsClient } from './follows-client.js';
import { imageFile, resizedUrl, type ImageOptions } from './image-url.js';

/**
 * The URL of an image that fills a box: scaled, and cropped around its center or its focal point.
 *
 * @param reference - A `wix:image://v1/…` reference, or the URL of a media file.
 * @param width - The box's width in pixels.
 * @param height - The box's height in pixels.
 * @param options - Quality, format and focal point.
 * @returns A URL for `<img src>`.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const src = media.getScaledToFillImageUrl('wix:image://v1/mug.jpg/mug.jpg#originWidth=800&originHeight=600', 400, 400);
 * ```
 */
export const getScaledToFillImageUrl = /* @__PURE__ */ followsClient(
  (host) =>
    (reference: string, width: number, height: number, options: ImageOptions = {}): string =>
      resizedUrl(imageFile(reference, options.mediaUrl ?? host), { ...options, fit: 'fill', width, height }),
);

/**
 * The URL of an image that fits into a box: scaled, and never cropped.
 *
 * @param reference - A `wix:image://v1/…` reference, or the URL of a media file.
 * @param width - The box's width in pixels.
 * @param height - The box's height in pixels.
 * @param options - Quality and format.
 * @returns A URL for `<img src>`.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const src = media.getScaledToFitImageUrl('wix:image://v1/mug.jpg/mug.jpg#originWidth=800&originHeight=600', 400, 400);
 * ```
 */
export const getScaledToFitImageUrl = /* @__PURE__ */ followsClient(
  (host) =>
    (reference: string, width: number, height: number, options: ImageOptions = {}): string =>
      resizedUrl(imageFile(reference, options.mediaUrl ?? host), { ...options, fit: 'fit', width, height }),
);
