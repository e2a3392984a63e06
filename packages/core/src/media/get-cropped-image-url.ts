import { withClientMediaUrl } from './with-client-media-url.js';
import { createImageFile, createResizedUrl, type ImageOptions } from './image-url.js';

/**
 * URL of a region of an image, scaled to fill a box.
 *
 * @param reference - A `wix:image://v1/…` reference, or the URL of a media file.
 * @param cropX - Left edge of the region, in pixels of the original.
 * @param cropY - Top edge of the region, in pixels of the original.
 * @param cropWidth - Width of the region, in pixels of the original. Parts outside the image are cut off.
 * @param cropHeight - Height of the region, in pixels of the original.
 * @param targetWidth - Width of the box, in pixels.
 * @param targetHeight - Height of the box, in pixels.
 * @param options - Quality and format. `focalPoint` is ignored.
 * @returns A URL for `<img src>`.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const mug = 'wix:image://v1/mug.jpg/mug.jpg#originWidth=800&originHeight=600';
 * const handle = media.getCroppedImageUrl(mug, 600, 200, 200, 200, 100, 100);
 * ```
 */
export const getCroppedImageUrl = /* @__PURE__ */ withClientMediaUrl(
  (host) =>
    (
      reference: string,
      cropX: number,
      cropY: number,
      cropWidth: number,
      cropHeight: number,
      targetWidth: number,
      targetHeight: number,
      options: ImageOptions = {},
    ) =>
      createResizedUrl(createImageFile(reference, options.mediaUrl ?? host), {
        ...options,
        fit: 'fill',
        width: targetWidth,
        height: targetHeight,
        crop: { x: cropX, y: cropY, width: cropWidth, height: cropHeight },
      }),
);
