import { followsClient } from './follows-client.js';
import { imageFile, isResizable, resizedUrl, type ImageOptions, type ImageRegion } from './image-url.js';

/** How an image is shown. */
export interface ImageSourcesOptions extends ImageOptions {
  /** Width in CSS pixels, at the widest. */
  width: number;
  /** Height in CSS pixels. Without it the proportions of the original or of `crop` are kept, or a square is assumed. */
  height?: number;
  /** `fill` crops around the center or the focal point, `fit` does not. Default `fill`. */
  fit?: 'fill' | 'fit';
  /** The part to show, in pixels of the original. Default all of it. */
  crop?: ImageRegion;
}

/** The attributes of an `<img>`. */
export interface ImageSources {
  /** The image at its size. */
  src: string;
  /** The same at half, one and a half, and twice the size; empty for an image that cannot be resized. */
  srcSet: string;
  /** Width in CSS pixels. */
  width: number;
  /** Height in CSS pixels. */
  height: number;
}

/**
 * The attributes of an `<img>` for an image of the platform: sharp on every screen, and no layout shift.
 *
 * @param reference - A `wix:image://v1/…` reference, or the URL of a media file. Another URL is shown as it is.
 * @param options - Size, crop, focal point, quality and format.
 * @returns `src`, `srcSet`, `width` and `height`.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const attributes = media.imageSources('https://static.wixstatic.com/media/mug.jpg', { width: 400, height: 500 });
 * ```
 */
export const imageSources = /* @__PURE__ */ followsClient(
  (host) =>
    (reference: string, options: ImageSourcesOptions): ImageSources => {
      const file = imageFile(reference, options.mediaUrl ?? host);
      const { width, fit = 'fill', crop } = options;
      const shape = crop ?? file;
      const height = options.height ?? Math.round(shape.width ? (width * shape.height) / shape.width : width);
      const at = (scale: number) => resizedUrl(file, { ...options, fit, width: width * scale, height: height * scale });
      const srcSet = isResizable(file)
        ? [0.5, 1, 1.5, 2].map((scale) => `${at(scale)} ${Math.round(width * scale)}w`).join(', ')
        : '';
      return { src: at(1), srcSet, width, height };
    },
);
