import { isObject, type Json } from '../json/json.js';
import { pixels, type MediaReference } from '../media/media-reference.js';
import { fileCodec } from './file-codec.js';
import { float } from './float.js';

/** The first of these values that is a text with at least one character. */
const firstText = (...values: unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** The coordinates of a focal point, and the size of the area around it, in their order in a reference. */
const focalFields = ['x', 'y', 'width', 'height'];

/** A focal point as one text, `0.5~0.25`; `undefined` for what is none. */
function focalText(point: unknown): string | undefined {
  if (!isObject(point)) return undefined;
  const text = focalFields.map((field) => `${(point[field] as number | undefined) ?? ''}`).join('~');
  return /[^~]/.test(text) ? text.replace(/~{1,2}$/, '') : undefined;
}

/** The focal point in a reference, on the wire. */
function focalPoint({ details }: MediaReference): Json | undefined {
  const texts = details.get('focalPoint')?.split('~') ?? [];
  const fields = focalFields.flatMap((field, index) => {
    const text = texts[index] ?? '';
    const number = Number(text);
    return text && (number === number || text === 'NaN') ? [[field, float.encode(number, field)]] : [];
  });
  return fields.length ? (Object.fromEntries(fields) as Json) : undefined;
}

/**
 * A wire image, `{ id, width, height, filename, altText, focalPoint, url }`, and its reference,
 * `wix:image://v1/{id}/{name}#originWidth=…&originHeight=…`, or the URL of an image from elsewhere. A size that is not
 * known is left out, on either side. An alternative text other than the name and a focal point follow the size,
 * `&altText=…&focalPoint=0.5~0.25`, so that an image that is read and sent back keeps them. `encode` throws a validation
 * error for a text that is neither.
 *
 * @example
 * ```ts
 * import { image } from '@cartwright/core';
 *
 * export const value = image.decode({ id: 'mug.jpg', width: 800, height: 600 }); // wix:image://v1/mug.jpg#originWidth=800&originHeight=600
 * ```
 * @see Specification, section 3: image, video, document
 */
export const image = /* @__PURE__ */ fileCodec('image', {
  name: ({ filename, altText }) => firstText(filename, altText),
  details({ width, height, filename, altText, focalPoint: point }, mediaUrl) {
    const [file, alt] = [firstText(filename), firstText(altText)];
    return {
      originWidth: pixels(width),
      originHeight: pixels(height),
      altText: file && alt && alt !== file ? alt : undefined,
      focalPoint: focalText(point),
      mediaUrl,
    };
  },
  fields(reference, url) {
    const { name, details } = reference;
    const size = (key: string) => pixels(Number(details.get(key)));
    const [width, height] = [size('originWidth'), size('originHeight')];
    const altText = details.get('altText') ?? name;
    const point = focalPoint(reference);
    return {
      ...(width && { width }),
      ...(height && { height }),
      ...(name && { filename: name }),
      ...(altText && { altText }),
      ...(point && { focalPoint: point }),
      url: url.replace(/[#&]mediaUrl=[^&]*$/, ''),
    };
  },
});
