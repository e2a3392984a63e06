import { invalidArgument } from '../errors/invalid-argument.js';
import { isObject } from '../json/json.js';
import { parseImageReference } from '../media/image-reference.js';
import type { Codec } from './codec.js';

/** A wire image and its reference, `wix:image://v1/{id}/{name}#originWidth=…&originHeight=…`, or its URL. */
export const image: Codec = {
  decode(wire) {
    if (!isObject(wire)) return wire ?? undefined;
    const { id, width, height, url } = wire;
    if (!id) return url;
    const name = wire.filename ?? wire.altText;
    const path = name ? `${String(id)}/${encodeURIComponent(String(name))}` : String(id);
    return `wix:image://v1/${path}#originWidth=${String(width)}&originHeight=${String(height)}`;
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
