import { focalPointOf, type FocalPoint } from '../media-reference/image-details.js';
import { followsClient } from './follows-client.js';
import { imageFile } from './image-url.js';

/** An image's file and its original size. */
export interface ImageUrl {
  /** The file's id in the media manager; empty for a URL from elsewhere. */
  id: string;
  /** The file's URL, at its original size. */
  url: string;
  /** The original's height in pixels, 0 where unknown. */
  height: number;
  /** The original's width in pixels, 0 where unknown. */
  width: number;
  /** The alternative text of the reference, or the file's name where it has none. */
  altText?: string;
  /** The file's name, where the reference has one. */
  filename?: string;
  /** The focal point as the platform has it, where the image has one. */
  focalPoint?: FocalPoint;
  /** Time at which the platform's URL of the image expires. Absent for URLs that do not expire. */
  urlExpirationDate?: Date;
}

/**
 * The file behind an image reference.
 *
 * @param reference - A `wix:image://v1/…` reference, or a URL.
 * @param mediaUrl - Where media files are served, for an emulator or a proxy. Default the client's `mediaUrl` for a
 * function bound to a client or a reference from one, else the platform's host.
 * @returns The file's URL, its original size, and what the reference says besides: name, alternative text, focal point
 * and when the platform's URL expires.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const { url } = media.getImageUrl('wix:image://v1/mug.jpg/mug.jpg#originWidth=800&originHeight=600');
 * ```
 */
export const getImageUrl = /* @__PURE__ */ followsClient((host) => (reference: string, mediaUrl = host): ImageUrl => {
  const { id, url, width, height, filename, altText, reference: parsed } = imageFile(reference, mediaUrl);
  const focalPoint = parsed && focalPointOf(parsed, Number);
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
});
