import { detailNumber } from '../media-reference/media-reference.js';
import { fileUrl, mediaFile } from './file-url.js';

/** An audio file, as returned by {@link getAudioUrl}. */
export interface AudioUrl {
  /** File ID in the media manager. Empty for an external URL. */
  id: string;
  /** File URL. */
  url: string;
  /** Duration in seconds. 0 if unknown. */
  duration: number;
  /** File name. Absent if the reference has none. */
  filename?: string;
}

/**
 * Resolves an audio reference to its file.
 *
 * @param reference - A `wix:audio://v1/…` reference or a URL. External URLs are returned unchanged.
 * @returns File URL, duration and name.
 * @throws {CartwrightError} `invalid_argument` for a string that is neither a reference nor an http URL.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const { url, duration } = media.getAudioUrl('wix:audio://v1/song.mp3/song.mp3#duration=184');
 * ```
 */
export function getAudioUrl(reference: string): AudioUrl {
  const file = mediaFile('audio', reference);
  if (typeof file === 'string') return { id: '', url: file, duration: 0 };
  const { id, name } = file;
  return { id, url: fileUrl('audio', id), duration: detailNumber(file, 'duration'), ...(name && { filename: name }) };
}
