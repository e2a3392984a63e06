import { parseImageReference } from './image-reference.js';

/** What can be shown: a `wix:image://` reference, or the URL of a media file. */
export interface ImageFile {
  /** The file's URL, at its original size. */
  url: string;
  /** The original's width in pixels, 0 where unknown. */
  width: number;
  /** The original's height in pixels, 0 where unknown. */
  height: number;
  /** The file's name, for `alt` where there is nothing better. */
  name: string;
}

/** Where the platform serves media files. */
export const MEDIA_URL = 'https://static.wixstatic.com/media';

const atMedia = /^(https?:\/\/[^?#]+?\/media\/[^/?#]+)(?:\/v1\/[^?#]*)?/;

/** The file behind a reference or a URL. A URL that is not a media file's is shown as it is. */
export function imageFile(reference: string, mediaUrl: string = MEDIA_URL): ImageFile {
  const parsed = parseImageReference(reference);
  if (parsed) return { ...parsed, url: `${mediaUrl}/${encodeURIComponent(parsed.id).replaceAll('%7E', '~')}` };
  return { url: atMedia.exec(reference)?.[1] ?? reference, width: 0, height: 0, name: '' };
}

/** Whether the media service can resize a file: anything else is served as it is. */
export const isResizable = (url: string): boolean => atMedia.test(url);

/** The URL of a media file at another size. */
export function resizedUrl(url: string, how: 'fill' | 'fit', width: number, height: number): string {
  if (!isResizable(url)) return url;
  const align = how === 'fill' ? ',al_c' : '';
  return `${url}/v1/${how}/w_${Math.round(width)},h_${Math.round(height)}${align},q_80,enc_auto/${url.slice(url.lastIndexOf('/') + 1)}`;
}
