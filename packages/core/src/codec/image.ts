import { CartwrightError } from '../errors/cartwright-error.js';
import { parseImageReference } from '../media/image-reference.js';
import type { Codec } from './codec.js';

interface WireImage {
  id?: string;
  width?: number;
  height?: number;
  filename?: string;
  altText?: string;
  url?: string;
}

/** A wire image and its reference, `wix:image://v1/{id}/{name}#originWidth=…&originHeight=…`, or its URL. */
export const image: Codec = {
  decode(wire) {
    if (typeof wire !== 'object' || wire === null) return wire ?? undefined;
    const { id, width, height, filename, altText, url } = wire as WireImage;
    if (!id) return url;
    const name = filename ?? altText;
    return `wix:image://v1/${id}${name ? `/${encodeURIComponent(name)}` : ''}#originWidth=${width}&originHeight=${height}`;
  },
  encode(value, field) {
    if (value === null || value === '') return undefined;
    const reference = typeof value === 'string' ? parseImageReference(value) : undefined;
    if (reference) {
      const { id, width, height, name } = reference;
      return { id, height, width, ...(name && { altText: name, filename: name }), url: value };
    }
    if (typeof value === 'string' && URL.canParse(value)) return { url: value };
    throw new CartwrightError(`"${field}" must be a wix:image reference or a URL`, {
      kind: 'validation',
      code: 'invalid_image',
    });
  },
};
