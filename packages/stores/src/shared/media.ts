import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Media types: image, video, audio file, document or ZIP archive. */
export const MediaItemType = /* @__PURE__ */ enumeration(
  'unspecified_media_item_type',
  'image',
  'video',
  'audio',
  'document',
  'zip',
);
/** Media type. Products have images and videos only. */
export type MediaItemType = EnumerationValue<typeof MediaItemType>;

/** File URL with its dimensions and format. */
export interface MediaItemUrlAndSize {
  /** File URL. */
  url?: string;
  /** Width, in pixels. */
  width?: number;
  /** Height, in pixels. */
  height?: number;
  /** File format, such as `mp4`. */
  format?: string | null;
  /** Alternative text for screen readers. */
  altText?: string | null;
}

/** Video in several resolutions. */
export interface MediaItemVideo {
  /** Video files, one per resolution. */
  files?: MediaItemUrlAndSize[];
  /** Media ID of the still frame. */
  stillFrameMediaId?: string;
}

/** Image or video: either `image` or `video` is present. */
export interface MediaItem {
  /** Image file. */
  image?: MediaItemUrlAndSize;
  /** Video files. */
  video?: MediaItemVideo;
  /** Thumbnail of the image or video. */
  thumbnail?: MediaItemUrlAndSize;
  /** Media type. */
  mediaType?: MediaItemType;
  /** Media title. */
  title?: string;
  /** Media ID. */
  _id?: string;
}

/** Images and videos of a product, choice or collection. */
export interface Media {
  /** Image or video displayed first. */
  mainMedia?: MediaItem;
  /** All images and videos, in the merchant's order. */
  items?: MediaItem[];
}
