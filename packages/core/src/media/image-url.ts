import { detailNumber, parseMediaReference, type MediaReference } from '../media-reference/media-reference.js';
import { fileUrl, MEDIA_URL, referenceOfUrl } from './file-url.js';

/** What can be shown: a `wix:image://` reference, or the URL of a media file. */
interface ImageFile {
  /** The file's id in the media manager; empty for a URL from elsewhere. */
  id: string;
  /** The file's URL, at its original size. */
  url: string;
  /** The original's width in pixels, 0 where unknown. */
  width: number;
  /** The original's height in pixels, 0 where unknown. */
  height: number;
  /** The file's name; empty where unknown. */
  filename: string;
  /** The alternative text, or the file's name where there is nothing better. */
  altText: string;
  /** What the reference says; absent for a URL from elsewhere. */
  reference?: MediaReference;
}

/** A part of an image, in pixels of the original. */
export interface ImageRegion {
  /** From the left edge. */
  x: number;
  /** From the top edge. */
  y: number;
  /** Its width. */
  width: number;
  /** Its height. */
  height: number;
}

/** How an image's file is made. */
export interface ImageOptions {
  /** From 1 to 100. Default 80. */
  quality?: number;
  /** `auto` is the best that the browser asking for it takes. Default `auto`. */
  format?: 'auto' | 'avif';
  /**
   * What stays in sight where an image is cropped to fill a box: percent of the width from the left, and of the height
   * from the top. Default the center. Not for an image that fits, which is not cropped.
   */
  focalPoint?: { x: number; y: number };
  /**
   * Where media files are served, for an emulator or a proxy.
   * @default the client's `mediaUrl` for a bound function or a reference from a client, else the platform's host
   */
  mediaUrl?: string;
}

/** An image's size, and how it comes to it. */
interface Resizing extends ImageOptions {
  fit: 'fill' | 'fit';
  width: number;
  height: number;
  crop?: ImageRegion | undefined;
}

/** The media host that a reference names: those of a client with a `mediaUrl` do. */
function hostOf(reference: MediaReference): string | undefined {
  const host = reference.details.get('mediaUrl');
  return host && /^https?:/.test(host) ? host : undefined;
}

/** The file behind a reference or a URL. A URL that is not a media file's is shown as it is. */
export function imageFile(reference: string, mediaUrl?: string): ImageFile {
  const parsed = parseMediaReference('image', reference);
  const base = [mediaUrl, MEDIA_URL].find((host) => host && referenceOfUrl('image', reference, host));
  const file = parsed ?? (base && referenceOfUrl('image', reference, base));
  if (!file) return { id: '', url: reference, width: 0, height: 0, filename: '', altText: '' };
  return {
    id: file.id,
    url: fileUrl('image', file.id, base ?? mediaUrl ?? hostOf(file) ?? MEDIA_URL),
    width: detailNumber(file, 'originWidth'),
    height: detailNumber(file, 'originHeight'),
    filename: file.name,
    altText: file.details.get('altText') ?? file.name,
    reference: file,
  };
}

/** Whether the media service can resize a file: animations and drawings are served as they are, as is anything else. */
export const isResizable = ({ id }: ImageFile): boolean => id !== '' && !/\.(?:gif|svg)$/i.test(id);

/** The region inside of the original, or `undefined` where nothing of it is, or all of the original. */
function inside({ x, y, width, height }: ImageRegion, original: ImageFile): ImageRegion | undefined {
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  const right = Math.min(Math.round(x + width), original.width || Infinity);
  const bottom = Math.min(Math.round(y + height), original.height || Infinity);
  const isAll = left === 0 && top === 0 && right === original.width && bottom === original.height;
  if (isAll || !(right > left && bottom > top)) return undefined;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const percent = (value: number) => (Math.min(100, Math.max(0, value)) / 100).toFixed(2);

/** The URL of a media file at another size. */
export function resizedUrl(file: ImageFile, { fit, width, height, crop, ...options }: Resizing): string {
  const { url } = file;
  if (!isResizable(file)) return url;
  const { quality = 80, format = 'auto', focalPoint } = options;
  const region = crop && inside(crop, file);
  const cropped = region ? `crop/x_${region.x},y_${region.y},w_${region.width},h_${region.height}/` : '';
  const point = focalPoint && !region ? `fp_${percent(focalPoint.x)}_${percent(focalPoint.y)}` : 'al_c';
  const parts = [
    `w_${Math.round(width)}`,
    `h_${Math.round(height)}`,
    ...(fit === 'fill' ? [point] : []),
    `q_${Math.min(100, Math.max(1, Math.round(quality)))}`,
    format === 'avif' ? 'enc_avif,quality_auto' : 'enc_auto',
  ];
  return `${url}/v1/${cropped}${fit}/${parts.join()}/${url.slice(url.lastIndexOf('/') + 1)}`;
}
