import { isDevelopment } from '../errors/is-development.js';
import {
  encoded,
  parseMediaReference,
  type MediaKind,
  type MediaReference,
} from '../media-reference/media-reference.js';
import { toWebUrl } from '../media-reference/to-web-url.js';

/**
 * Base URL of the platform's images.
 *
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * export const isMedia = (url: string) => url.startsWith(`${media.MEDIA_URL}/`);
 * ```
 */
export const MEDIA_URL = 'https://static.wixstatic.com/media';

/** Base URLs of the platform's files, by kind. */
const bases: Record<MediaKind, string> = {
  image: MEDIA_URL,
  video: 'https://video.wixstatic.com/video',
  audio: 'https://static.wixstatic.com/mp3',
  document: 'https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com/ugd',
  vector: 'https://static.wixstatic.com/shapes',
};

/** URL of a file in the media manager. */
export const fileUrl = (kind: MediaKind, id: string, base: string = bases[kind]): string => `${base}/${encoded(id)}`;

/** Parses the URL of a media manager file into a reference. `undefined` for other URLs. */
export function parseFileUrl(kind: MediaKind, url: string, base: string = bases[kind]): MediaReference | undefined {
  if (!url.startsWith(`${base}/`)) return undefined;
  const [id = ''] = url.slice(base.length + 1).split(/[/?#]/);
  return parseMediaReference(kind, `wix:${kind}://v1/${id}`);
}

/** Parses a reference or URL. Returns an external URL unchanged, and throws for anything else. */
export function mediaFile(kind: MediaKind, reference: string): MediaReference | string {
  const file = parseMediaReference(kind, reference) ?? parseFileUrl(kind, reference);
  if (file) return file;
  toWebUrl(reference, 'reference', isDevelopment && `a wix:${kind} reference or an http URL`);
  return reference;
}
