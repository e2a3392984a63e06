import { detailNumber, parseMediaReference, type MediaReference } from '../media-reference/media-reference.js';
import { fileUrl, MEDIA_URL, parseFileUrl } from './file-url.js';

/** A parsed image reference or URL. */
interface ImageFile {
  /** File ID in the media manager. Empty for an external URL. */
  id: string;
  /** File URL, at the original size. */
  url: string;
  /** Original width in pixels. 0 if unknown. */
  width: number;
  /** Original height in pixels. 0 if unknown. */
  height: number;
  /** File name. Empty if unknown. */
  filename: string;
  /** Alternative text, or the file name if there is none. */
  altText: string;
  /** The parsed reference. Absent for an external URL. */
  reference?: MediaReference;
}

/** A rectangular region of an image, in pixels of the original. */
export interface ImageRegion {
  /** Distance from the left edge. */
  x: number;
  /** Distance from the top edge. */
  y: number;
  /** Width of the region. */
  width: number;
  /** Height of the region. */
  height: number;
}

/** Options of image URLs. */
export interface ImageOptions {
  /**
   * Compression quality, from 1 to 100.
   *
   * @default 80
   */
  quality?: number;
  /**
   * Image format. `auto` selects the best format that the browser supports.
   *
   * @default 'auto'
   */
  format?: 'auto' | 'avif';
  /**
   * Point that stays visible when the image is cropped to a box, in percent of width and height from the top left
   * corner. Ignored when the image is not cropped.
   *
   * @default the center
   */
  focalPoint?: { x: number; y: number };
  /**
   * Base URL of images, to use an emulator or a proxy.
   *
   * @default the `mediaUrl` of the client that the function is bound to or the reference came from, else the platform's media host
   */
  mediaUrl?: string;
}

/** Target size and mode of a resized image. */
interface Resizing extends ImageOptions {
  fit: 'fill' | 'fit';
  width: number;
  height: number;
  crop?: ImageRegion | undefined;
}

/** The media host named in a reference. Clients with a `mediaUrl` add it to their references. */
function referenceHost(reference: MediaReference): string | undefined {
  const host = reference.details.get('mediaUrl');
  return host && /^https?:/.test(host) ? host : undefined;
}

/** Parses a reference or URL. URLs that are not of a media file are kept unchanged. */
export function createImageFile(reference: string, mediaUrl?: string): ImageFile {
  const parsed = parseMediaReference('image', reference);
  const base = [mediaUrl, MEDIA_URL].find((host) => host && parseFileUrl('image', reference, host));
  const file = parsed ?? (base && parseFileUrl('image', reference, base));
  if (!file) return { id: '', url: reference, width: 0, height: 0, filename: '', altText: '' };
  return {
    id: file.id,
    url: fileUrl('image', file.id, base ?? mediaUrl ?? referenceHost(file) ?? MEDIA_URL),
    width: detailNumber(file, 'originWidth'),
    height: detailNumber(file, 'originHeight'),
    filename: file.name,
    altText: file.details.get('altText') ?? file.name,
    reference: file,
  };
}

/** Whether the media service can resize a file. It serves GIF and SVG files, and external URLs, unchanged. */
export const isResizable = ({ id }: ImageFile): boolean => id !== '' && !/\.(?:gif|svg)$/i.test(id);

/** The part of a region inside the original. `undefined` if there is none, or if it is the whole image. */
function clip({ x, y, width, height }: ImageRegion, original: ImageFile): ImageRegion | undefined {
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  const right = Math.min(Math.round(x + width), original.width || Infinity);
  const bottom = Math.min(Math.round(y + height), original.height || Infinity);
  const isWholeImage = left === 0 && top === 0 && right === original.width && bottom === original.height;
  if (isWholeImage || !(right > left && bottom > top)) return undefined;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const percent = (value: number) => (Math.min(100, Math.max(0, value)) / 100).toFixed(2);

/** URL of a resized image. */
export function createResizedUrl(file: ImageFile, { fit, width, height, crop, ...options }: Resizing): string {
  const { url } = file;
  if (!isResizable(file)) return url;
  const { quality = 80, format = 'auto', focalPoint } = options;
  const region = crop && clip(crop, file);
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
