import { detailNumber } from '../media-reference/media-reference.js';
import { fileUrl, mediaFile } from './file-url.js';

/** An audio file. */
export interface AudioUrl {
  /** The file's id in the media manager; empty for a URL from elsewhere. */
  id: string;
  /** The file's URL. */
  url: string;
  /** How long it plays in seconds, 0 where unknown. */
  duration: number;
  /** The file's name, where the reference has one. */
  filename?: string;
}

/**
 * The file behind an audio reference.
 *
 * @param reference - A `wix:audio://v1/…` reference, or a URL. A URL from elsewhere stays as it is.
 * @returns The file's URL and how long it plays.
 * @throws {CartwrightError} `invalid_argument` for a text that is neither a reference nor an http URL.
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
