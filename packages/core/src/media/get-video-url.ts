import { fileUrl, mediaFile } from './file-url.js';
import { formatMediaReference, pixels } from './media-reference.js';

/** A video's file. */
export interface VideoUrl {
  /** The file's id in the media manager; empty for a URL from elsewhere. */
  id: string;
  /** The file's URL. */
  url: string;
  /** The poster as a `wix:image://v1/…` reference, where the video has one. */
  thumbnail?: string;
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
 * @returns The file's URL and its poster.
 * @throws {CartwrightError} `invalid_argument` for a text that is neither a reference nor an http URL.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const { url, thumbnail } = media.getVideoUrl('wix:video://v1/film/film.mp4#posterUri=still.jpg', '720p');
 * ```
 * @see Specification, section 3: image, video, document
 */
export function getVideoUrl(reference: string, resolution?: VideoResolution): VideoUrl {
  const file = mediaFile('video', reference);
  if (typeof file === 'string') return { id: '', url: file };
  const { id, name, details } = file;
  const poster = details.get('posterUri');
  const size = (key: string) => pixels(Number(details.get(key)));
  const origin = { originWidth: size('posterWidth'), originHeight: size('posterHeight') };
  return {
    id,
    url: `${fileUrl('video', id)}/${resolution ? `${resolution}/mp4/file.mp4` : 'file'}`,
    ...(poster && { thumbnail: formatMediaReference('image', { id: poster, details: origin }) }),
    ...(name && { filename: name }),
  };
}
