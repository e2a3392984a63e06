import { posterOf, postersOf, resolutionsOf } from '../media-reference/video-details.js';
import { fileUrl, mediaFile } from './file-url.js';

/** A video's file at one resolution. */
export interface VideoFile {
  /** The file's URL. */
  url: string;
  /** Height in pixels. */
  height?: number;
  /** Width in pixels. */
  width?: number;
  /** The file's format, such as `mp4` or `hls`. */
  format?: string;
}

/** A video's file. */
export interface VideoUrl {
  /** The file's id in the media manager; empty for a URL from elsewhere. */
  id: string;
  /** The file's URL. */
  url: string;
  /** The largest poster as a `wix:image://v1/…` reference, where the video has one. */
  thumbnail?: string;
  /** All posters, as `wix:image://v1/…` references or URLs, where the video has any. */
  posters?: string[];
  /** The files that the platform has of the video, where the reference names them. */
  resolutions?: VideoFile[];
  /** The file's name, where the reference has one. */
  filename?: string;
}

/** The height of a video in lines, as the platform makes them. */
export type VideoResolution = '360p' | '480p' | '720p' | '1080p';

/**
 * The file behind a video reference.
 *
 * @param reference - A `wix:video://v1/…` reference, or a URL. A URL from elsewhere stays as it is.
 * @param resolution - The resolution to play, of those that the video has. Without it, the file as it was uploaded.
 * @returns The file's URL, its posters and its resolutions.
 * @throws {CartwrightError} `invalid_argument` for a text that is neither a reference nor an http URL.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const { url, thumbnail } = media.getVideoUrl('wix:video://v1/film/film.mp4#posterUri=still.jpg', '720p');
 * ```
 */
export function getVideoUrl(reference: string, resolution?: VideoResolution): VideoUrl {
  const file = mediaFile('video', reference);
  if (typeof file === 'string') return { id: '', url: file };
  const { id, name } = file;
  const thumbnail = posterOf(file);
  const posters = postersOf(file) ?? (thumbnail && [thumbnail]);
  const resolutions = resolutionsOf(file)?.filter(({ url }) => typeof url === 'string' && /^https?:\/\//i.test(url));
  return {
    id,
    url: `${fileUrl('video', id)}/${resolution ? `${resolution}/mp4/file.mp4` : 'file'}`,
    ...(thumbnail && { thumbnail }),
    ...(posters && { posters }),
    ...(resolutions && { resolutions: resolutions as unknown as VideoFile[] }),
    ...(name && { filename: name }),
  };
}
