import { isObject } from '../json/json.js';
import { webUrl } from '../media/web-url.js';
import type { Codec } from './codec.js';

/** A wire page URL, `{ relativePath, url }`, and its URL. `encode` throws a validation error for a text that is no http URL. */
export const pageUrl: Codec = {
  decode: (wire) => (isObject(wire) ? wire['url'] : wire) ?? undefined,
  encode(value, field) {
    if (value === null || value === undefined || value === '') return undefined;
    return { relativePath: webUrl(value, field, 'an absolute http URL').pathname, url: value };
  },
};
