import { firstString, focalPointOf, imageDetails } from '../media-reference/image-details.js';
import { pixels } from '../media-reference/media-reference.js';
import { fileCodec } from './file-codec.js';
import { float } from './float.js';

/**
 * Codec of images: `{ id, width, height, filename, altText, focalPoint, urlExpirationDate, url }` in responses, a
 * reference `wix:image://v1/{id}/{name}#originWidth=…&originHeight=…` or an external URL in the SDK. An unknown size is
 * omitted. An alternative text other than the file name, the focal point and the URL's expiry are appended,
 * `&altText=…&focalPoint=0.5~0.25&urlExpirationDate=…`, so that they survive an update; read them with
 * `media.getImageUrl`. `encode` throws a validation error for other strings.
 *
 * @example
 * ```ts
 * import { image } from '@cartwright/core';
 *
 * export const value = image.decode({ id: 'mug.jpg', width: 800, height: 600 }); // wix:image://v1/mug.jpg#originWidth=800&originHeight=600
 * ```
 */
export const image = /* @__PURE__ */ fileCodec('image', {
  name: ({ filename, altText }) => firstString(filename, altText),
  details: (file, mediaUrl) => ({ ...imageDetails(file), mediaUrl }),
  fields(reference, url) {
    const { name, details } = reference;
    const size = (key: string) => pixels(Number(details.get(key)));
    const [width, height] = [size('originWidth'), size('originHeight')];
    const altText = details.get('altText') ?? name;
    const focalPoint = focalPointOf(reference, float.encode);
    const urlExpirationDate = details.get('urlExpirationDate');
    return {
      ...(width && { width }),
      ...(height && { height }),
      ...(name && { filename: name }),
      ...(altText && { altText }),
      ...(focalPoint && { focalPoint }),
      ...(urlExpirationDate && { urlExpirationDate }),
      url: url.replace(/[#&]mediaUrl=[^&]*$/, ''),
    };
  },
});
