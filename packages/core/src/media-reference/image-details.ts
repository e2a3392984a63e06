import { isObject, type Json } from '../json/json.js';
import { pixels, type MediaReference } from './media-reference.js';

/** The part of an image that matters most, as the platform has it. */
export interface FocalPoint {
  /** X-coordinate of its center. */
  x?: number;
  /** Y-coordinate of its center. */
  y?: number;
  /** Width of the area around it. */
  width?: number;
  /** Height of the area around it. */
  height?: number;
}

/** The fields of a focal point in their order in a reference. */
const focalFields = ['x', 'y', 'width', 'height'] as const;

/** A focal point as one text, `0.5~0.25`; `undefined` for what is none. */
function focalText(point: unknown): string | undefined {
  if (!isObject(point)) return undefined;
  const text = focalFields.map((field) => `${(point[field] as number | undefined) ?? ''}`).join('~');
  return /[^~]/.test(text) ? text.replace(/~{1,2}$/, '') : undefined;
}

/** The focal point in a reference, each number as `convert` makes it. */
export function focalPointOf<Value = number>(
  { details }: MediaReference,
  convert: (number: number, field: string) => Value,
): Partial<Record<keyof FocalPoint, Value>> | undefined {
  const texts = details.get('focalPoint')?.split('~') ?? [];
  const fields = focalFields.flatMap((field, index) => {
    const text = texts[index] ?? '';
    const number = Number(text);
    return text && (number === number || text === 'NaN') ? [[field, convert(number, field)]] : [];
  });
  return fields.length ? (Object.fromEntries(fields) as Record<keyof FocalPoint, Value>) : undefined;
}

/** The first of these values that is a text with at least one character. */
export const firstText = (...values: unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** What stands behind the `#` of an image's reference. */
export function imageDetails({ width, height, filename, altText, focalPoint, urlExpirationDate }: Json) {
  const [file, alt] = [firstText(filename), firstText(altText)];
  return {
    originWidth: pixels(width),
    originHeight: pixels(height),
    altText: file && alt && alt !== file ? alt : undefined,
    focalPoint: focalText(focalPoint),
    urlExpirationDate: urlExpirationDate || undefined,
  };
}
