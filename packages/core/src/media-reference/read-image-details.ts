import { isObject, toText, type Json } from '../json/json.js';
import { pixels, type MediaReference } from './media-reference.js';

/** Focal point of an image: the area that stays visible when the image is cropped. */
export interface FocalPoint {
  /** X-coordinate of the center. */
  x?: number;
  /** Y-coordinate of the center. */
  y?: number;
  /** Width of the area. */
  width?: number;
  /** Height of the area. */
  height?: number;
}

/** Fields of a focal point, in their order in a reference. */
const focalFields = ['x', 'y', 'width', 'height'] as const;

/** Formats a focal point for a reference, such as `0.5~0.25`. `undefined` for an invalid one. */
function formatFocalPoint(point: unknown): string | undefined {
  const values = isObject(point) ? focalFields.map((field) => point[field]) : [];
  return values.join('~').replace(/~+$/, '') || undefined;
}

/** Reads the focal point of a reference. `convert` maps each number. */
export function readFocalPoint<Value = number>(
  { details }: MediaReference,
  convert: (number: number, field: string) => Value,
): Partial<Record<keyof FocalPoint, Value>> | undefined {
  const parts = details.get('focalPoint')?.split('~') ?? [];
  let point: Partial<Record<keyof FocalPoint, Value>> | undefined;
  focalFields.forEach((field, index) => {
    const number = Number(parts[index] || undefined);
    if (number === number || parts[index] === 'NaN') (point ??= {})[field] = convert(number, field);
  });
  return point;
}

/** Name in a reference: the file name, or the alternative text. */
export const getImageName = ({ filename, altText }: Json): string => toText(filename) || toText(altText);

/** Details of an image reference: the part after `#`. */
export function readImageDetails(image: Json, mediaUrl?: string) {
  const { width, height, focalPoint, urlExpirationDate } = image;
  const altText = toText(image['altText']);
  return {
    originWidth: pixels(width),
    originHeight: pixels(height),
    altText: altText && altText !== getImageName(image) ? altText : undefined,
    focalPoint: formatFocalPoint(focalPoint),
    urlExpirationDate: urlExpirationDate || undefined,
    mediaUrl,
  };
}
