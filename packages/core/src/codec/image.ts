import { readFocalPoint, readImageDetails, getImageName } from '../media-reference/read-image-details.js';
import { formatMediaReference, pixels } from '../media-reference/media-reference.js';
import type { Codec } from './codec.js';
import { decodeFile, encodeFile } from './file-codec.js';

/**
 * Codec of images: `{ id, width, height, filename, altText, focalPoint, urlExpirationDate, url }` in responses, a
 * reference `wix:image://v1/{id}/{name}#originWidth=…&originHeight=…` or an external URL in the SDK. An unknown size is
 * omitted. An alternative text other than the file name, the focal point as JSON and the URL's expiry are appended,
 * `&altText=…&focalPoint=…&urlExpirationDate=…`, so that they survive an update. Read them with `media.getImageUrl`.
 * `encode` throws a validation error for other strings.
 *
 * @example
 * ```ts
 * import { image } from '@cartwright/core';
 *
 * export const value = image.decode({ id: 'mug.jpg', width: 800, height: 600 }); // wix:image://v1/mug.jpg#originWidth=800&originHeight=600
 * ```
 */
export const image: Codec = {
  decode: (value, mediaUrl) =>
    decodeFile(value, (id, file) =>
      formatMediaReference('image', { id, name: getImageName(file), details: readImageDetails(file, mediaUrl) }),
    ),
  encode: (value, field) =>
    encodeFile('image', value, field, (reference, text) => {
      const { name, details } = reference;
      // Fields that are undefined are not sent.
      return {
        width: pixels(details.get('originWidth')),
        height: pixels(details.get('originHeight')),
        filename: name || undefined,
        altText: (details.get('altText') ?? name) || undefined,
        focalPoint: readFocalPoint(reference),
        urlExpirationDate: details.get('urlExpirationDate') || undefined,
        url: text.replace(/[#&]mediaUrl=[^&]*$/, ''),
      };
    }),
};
