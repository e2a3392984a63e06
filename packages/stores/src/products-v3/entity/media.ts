import { image, videoV2 } from '@cartwright/core';
import type { MediaType } from '../../catalog-v3/physical-enumerations.js';

/** Small version of an image or video. */
export interface Thumbnail {
  /** File URL. */
  url?: string;
  /** Height, in pixels. */
  height?: number;
  /** Width, in pixels. */
  width?: number;
  /** Alternative text for screen readers. */
  altText?: string | null;
}

/** Image or video of a product. To add one, set `_id` or `url`. */
export interface ProductMedia {
  /** ID of the file in the media manager. */
  _id?: string;
  /** URL of a file elsewhere, which is imported in the background. */
  url?: string;
  /** Image, as a `wix:image` reference. Read-only. */
  image?: string;
  /** Video, as a `wix:video` reference. Read-only. */
  video?: string;
  /** Alternative text for screen readers; at most 1,000 characters. */
  altText?: string | null;
  /** Name of an imported file; at most 80 characters. */
  displayName?: string | null;
  /** Whether it is an image or a video. Read-only. */
  mediaType?: MediaType;
  /** Small version. On request: `THUMBNAIL`. */
  thumbnail?: Thumbnail;
  /** ID of the import of a file from a URL. Read-only. */
  uploadId?: string;
}

/** All images and videos of a product. */
export interface MediaItemsInfo {
  /** Images and videos, the main one first; at most 50. */
  items?: ProductMedia[];
}

/** Images and videos of a product. */
export interface Media {
  /** First image or video. Read-only. */
  main?: ProductMedia;
  /** All images and videos. On request: `MEDIA_ITEMS_INFO`. */
  itemsInfo?: MediaItemsInfo;
}

/** Image or video of the product. To assign one, set `mediaId` or `url`. */
export interface MediaReference {
  /** ID of the file in the media manager. */
  mediaId?: string;
  /** URL with which the file was added. Only for writing. */
  url?: string;
}

/** Images and videos of the product that a choice shows. */
export interface MediaReferences {
  /** References; at most 15. */
  items?: MediaReference[];
}

/** Shape of {@link ProductMedia}: images and videos. */
export const productMediaShape = { image, video: videoV2 };
