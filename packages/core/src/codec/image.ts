import { invalidArgument } from '../errors/invalid-argument.js';
import { isObject } from '../json/json.js';
import { parseImageReference } from '../media/image-reference.js';
import type { Codec } from './codec.js';

interface WireImage {
  id?: string;
  filename?: string;
  altText?: string;
  width?: number;
  height?: number;
  url?: string;
}

/** A wire image and its reference, `wix:image://v1/{id}/{name}#originWidth=…&originHeight=…`, or its URL. */
export const image: Codec = {
  decode(wire) {
    if (!isObject(wire)) return wire ?? undefined;
    const { id, filename, altText, width, height, url } = wire as WireImage;
    if (!id) return url;
    const name = filename ?? altText;
    const path = name ? `${id}/${encodeURIComponent(name)}` : id;
    return `wix:image://v1/${path}#originWidth=${width}&originHeight=${height}`;
  },
  encode(value, field) {
    if (!value) return undefined;
    const url = String(value);
    const reference = parseImageReference(url);
    if (reference) {
      const { id, height, width, name } = reference;
      return { id, height, width, ...(name && { altText: name, filename: name }), url };
    }
    if (URL.canParse(url)) return { url };
    throw invalidArgument(field, 'a wix:image reference or a URL');
  },
};
