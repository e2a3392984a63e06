import { withClientMediaUrl } from './with-client-media-url.js';
import { createImageFile, isResizable, createResizedUrl, type ImageOptions, type ImageRegion } from './image-url.js';

/** Options of {@link imageSources}. */
export interface ImageSourcesOptions extends ImageOptions {
  /** Maximum displayed width, in CSS pixels. */
  width: number;
  /**
   * Displayed height, in CSS pixels.
   *
   * @default the aspect ratio of `crop` or the original, or a square if that is unknown
   */
  height?: number;
  /**
   * `fill` crops the image to the box, around its center or focal point. `fit` scales it into the box without cropping.
   *
   * @default 'fill'
   */
  fit?: 'fill' | 'fit';
  /**
   * Region to show, in pixels of the original.
   *
   * @default the whole image
   */
  crop?: ImageRegion;
}

/** Attributes of an `<img>` element. */
export interface ImageSources {
  /** URL of the image at its displayed size. */
  src: string;
  /** URLs at 0.5, 0.75, 1, 1.5 and 2 times the size. Empty for images that cannot be resized. */
  srcSet: string;
  /** Displayed width, in CSS pixels. */
  width: number;
  /** Displayed height, in CSS pixels. */
  height: number;
}

/**
 * Attributes of an `<img>` element for a responsive image without layout shift.
 *
 * @param reference - A `wix:image://v1/…` reference, or the URL of a media file. Other URLs are used unchanged.
 * @param options - Size, crop, focal point, quality and format.
 * @returns `src`, `srcSet`, `width` and `height`.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const attributes = media.imageSources('https://static.wixstatic.com/media/mug.jpg', { width: 400, height: 500 });
 * ```
 */
export const imageSources = /* @__PURE__ */ withClientMediaUrl(
  (host) =>
    (reference: string, options: ImageSourcesOptions): ImageSources => {
      const file = createImageFile(reference, options.mediaUrl ?? host);
      const { width, fit = 'fill', crop } = options;
      const proportions = crop ?? file;
      const height =
        options.height ?? Math.round(proportions.width ? (width * proportions.height) / proportions.width : width);
      const resizedTo = (scale: number) =>
        createResizedUrl(file, { ...options, fit, width: width * scale, height: height * scale });
      const srcSet = isResizable(file)
        ? [0.5, 0.75, 1, 1.5, 2].map((scale) => `${resizedTo(scale)} ${Math.round(width * scale)}w`).join(', ')
        : '';
      return { src: resizedTo(1), srcSet, width, height };
    },
);
