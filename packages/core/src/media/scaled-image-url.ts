import { withClientMediaUrl } from './with-client-media-url.js';
import { createImageFile, createResizedUrl, type ImageOptions } from './image-url.js';

/**
 * URL of an image scaled and cropped to fill a box, around its center or focal point.
 *
 * @param reference - A `wix:image://v1/…` reference, or the URL of a media file.
 * @param width - Width of the box, in pixels.
 * @param height - Height of the box, in pixels.
 * @param options - Quality, format and focal point.
 * @returns A URL for `<img src>`.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const src = media.getScaledToFillImageUrl('wix:image://v1/mug.jpg/mug.jpg#originWidth=800&originHeight=600', 400, 400);
 * ```
 */
export const getScaledToFillImageUrl = /* @__PURE__ */ withClientMediaUrl(
  (host) =>
    (reference: string, width: number, height: number, options: ImageOptions = {}): string =>
      createResizedUrl(createImageFile(reference, options.mediaUrl ?? host), {
        ...options,
        fit: 'fill',
        width,
        height,
      }),
);

/**
 * URL of an image scaled to fit into a box, without cropping.
 *
 * @param reference - A `wix:image://v1/…` reference, or the URL of a media file.
 * @param width - Width of the box, in pixels.
 * @param height - Height of the box, in pixels.
 * @param options - Quality and format.
 * @returns A URL for `<img src>`.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const src = media.getScaledToFitImageUrl('wix:image://v1/mug.jpg/mug.jpg#originWidth=800&originHeight=600', 400, 400);
 * ```
 */
export const getScaledToFitImageUrl = /* @__PURE__ */ withClientMediaUrl(
  (host) =>
    (reference: string, width: number, height: number, options: ImageOptions = {}): string =>
      createResizedUrl(createImageFile(reference, options.mediaUrl ?? host), { ...options, fit: 'fit', width, height }),
);
