import { pixels } from '../media/media-reference.js';
import { fileCodec } from './file-codec.js';

/**
 * A wire image, `{ id, width, height, filename, altText, url }`, and its reference,
 * `wix:image://v1/{id}/{name}#originWidth=…&originHeight=…`, or the URL of an image from elsewhere. A size that is not
 * known is left out, on either side. `encode` throws a validation error for a text that is neither.
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
  names: ['filename', 'altText'],
  details: ({ width, height }, mediaUrl) => ({ originWidth: pixels(width), originHeight: pixels(height), mediaUrl }),
  fields({ details }, url) {
    const size = (key: string) => pixels(Number(details.get(key)));
    const [width, height] = [size('originWidth'), size('originHeight')];
    return { ...(width && { width }), ...(height && { height }), url: url.replace(/[#&]mediaUrl=[^&]*$/, '') };
  },
});
