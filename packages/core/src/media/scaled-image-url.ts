import { imageFile, resizedUrl } from './image-url.js';

/**
 * The URL of an image that fills a box: scaled, and cropped around its center.
 *
 * @param reference - A `wix:image://v1/…` reference, or the URL of a media file.
 * @param width - The box's width in pixels.
 * @param height - The box's height in pixels.
 * @param mediaUrl - Where media files are served. Only for an emulator or a proxy.
 * @returns A URL for `<img src>`.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const src = media.getScaledToFillImageUrl('wix:image://v1/mug.jpg/mug.jpg#originWidth=800&originHeight=600', 400, 400);
 * ```
 * @see Specification, section 3: image
 */
export const getScaledToFillImageUrl = (reference: string, width: number, height: number, mediaUrl?: string): string =>
  resizedUrl(imageFile(reference, mediaUrl).url, 'fill', width, height);

/**
 * The URL of an image that fits into a box: scaled, and never cropped.
 *
 * @param reference - A `wix:image://v1/…` reference, or the URL of a media file.
 * @param width - The box's width in pixels.
 * @param height - The box's height in pixels.
 * @param mediaUrl - Where media files are served. Only for an emulator or a proxy.
 * @returns A URL for `<img src>`.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const src = media.getScaledToFitImageUrl('wix:image://v1/mug.jpg/mug.jpg#originWidth=800&originHeight=600', 400, 400);
 * ```
 * @see Specification, section 3: image
 */
export const getScaledToFitImageUrl = (reference: string, width: number, height: number, mediaUrl?: string): string =>
  resizedUrl(imageFile(reference, mediaUrl).url, 'fit', width, height);
