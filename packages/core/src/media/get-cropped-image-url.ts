import { followsClient } from './follows-client.js';
import { imageFile, resizedUrl, type ImageOptions } from './image-url.js';

/**
 * The URL of a part of an image, scaled to fill a box.
 *
 * @param reference - A `wix:image://v1/…` reference, or the URL of a media file.
 * @param cropX - Where the part begins, in pixels of the original from its left edge.
 * @param cropY - Where the part begins, in pixels of the original from its top edge.
 * @param cropWidth - The part's width in pixels of the original. What lies outside of the image is left out.
 * @param cropHeight - The part's height in pixels of the original.
 * @param targetWidth - The box's width in pixels.
 * @param targetHeight - The box's height in pixels.
 * @param options - Quality and format. A focal point is left aside: the part says what is seen.
 * @returns A URL for `<img src>`.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const mug = 'wix:image://v1/mug.jpg/mug.jpg#originWidth=800&originHeight=600';
 * const handle = media.getCroppedImageUrl(mug, 600, 200, 200, 200, 100, 100);
 * ```
 */
export const getCroppedImageUrl = /* @__PURE__ */ followsClient(
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
      resizedUrl(imageFile(reference, options.mediaUrl ?? host), {
        ...options,
        fit: 'fill',
        width: targetWidth,
        height: targetHeight,
        crop: { x: cropX, y: cropY, width: cropWidth, height: cropHeight },
      }),
);
