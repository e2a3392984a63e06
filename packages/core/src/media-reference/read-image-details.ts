import { isRecord, parseObject, toText, type Json } from '../json/json.js';
import { pixels, type MediaReference } from './media-reference.js';

/** Reads the focal point of a reference: an object as the platform sends it, with `NaN` as a text. */
export const readFocalPoint = ({ details }: MediaReference): Json | undefined =>
  parseObject(details.get('focalPoint') ?? '');

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
    focalPoint: isRecord(focalPoint) ? JSON.stringify(focalPoint) : undefined,
    urlExpirationDate: urlExpirationDate || undefined,
    mediaUrl,
  };
}
