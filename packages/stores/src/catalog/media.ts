import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Kinds of media. */
export const MediaItemType = /* @__PURE__ */ enumeration(
  'unspecified_media_item_type',
  'image',
  'video',
  'audio',
  'document',
  'zip',
);
/** A kind of medium. */
export type MediaItemType = EnumerationValue<typeof MediaItemType>;

/** A file, and its size in pixels. */
export interface MediaItemUrlAndSize {
  /** The file's URL. */
  url?: string;
  /** Its width. */
  width?: number;
  /** Its height. */
  height?: number;
  /** Its format, such as `mp4`. */
  format?: string | null;
  /** What it shows, for those who can not see it. */
  altText?: string | null;
}

/** A video in several sizes. */
export interface MediaItemVideo {
  /** Its files. */
  files?: MediaItemUrlAndSize[];
  /** The media id of its still picture. */
  stillFrameMediaId?: string;
}

/** A picture or video: one of the first two. */
export interface MediaItem {
  /** The picture. */
  image?: MediaItemUrlAndSize;
  /** The video. */
  video?: MediaItemVideo;
  /** A small picture of it. */
  thumbnail?: MediaItemUrlAndSize;
  /** Which of the two it is. */
  mediaType?: MediaItemType;
  /** Its title. */
  title?: string;
  /** Its id. */
  _id?: string;
}

/** Pictures and videos. */
export interface Media {
  /** The one that is shown first. */
  mainMedia?: MediaItem;
  /** All of them. */
  items?: MediaItem[];
}
