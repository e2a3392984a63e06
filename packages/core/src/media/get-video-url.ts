import { readPoster, readPosters, readResolutions } from '../media-reference/read-video-details.js';
import { fileUrl, mediaFile } from './file-url.js';

/** File of a video at one resolution. */
export interface VideoFile {
  /** File URL. */
  url: string;
  /** Height in pixels. */
  height?: number;
  /** Width in pixels. */
  width?: number;
  /** File format, such as `mp4` or `hls`. */
  format?: string;
}

/** A video file, as returned by {@link getVideoUrl}. */
export interface VideoUrl {
  /** File ID in the media manager. Empty for an external URL. */
  id: string;
  /** File URL. */
  url: string;
  /** Largest poster, as a `wix:image://v1/…` reference. Absent if the video has none. */
  thumbnail?: string;
  /** All posters, as `wix:image://v1/…` references or URLs. Absent if the reference lists none. */
  posters?: string[];
  /** Files at other resolutions. Absent if the reference lists none. */
  resolutions?: VideoFile[];
  /** File name. Absent if the reference has none. */
  filename?: string;
}

/** Resolutions that the platform encodes videos in. */
export type VideoResolution = '360p' | '480p' | '720p' | '1080p';

/**
 * Resolves a video reference to its file.
 *
 * @param reference - A `wix:video://v1/…` reference or a URL. External URLs are returned unchanged.
 * @param resolution - Resolution of the returned URL. Defaults to the uploaded file.
 * @returns File URL, posters and resolutions.
 * @throws {CartwrightError} `invalid_argument` for a string that is neither a reference nor an http URL.
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
  const thumbnail = readPoster(file);
  const posters = readPosters(file) ?? (thumbnail && [thumbnail]);
  const resolutions = readResolutions(file)?.filter(({ url }) => typeof url === 'string' && /^https?:\/\//i.test(url));
  return {
    id,
    url: `${fileUrl('video', id)}/${resolution ? `${resolution}/mp4/file.mp4` : 'file'}`,
    ...(thumbnail && { thumbnail }),
    ...(posters && { posters }),
    ...(resolutions && { resolutions: resolutions as unknown as VideoFile[] }),
    ...(name && { filename: name }),
  };
}
