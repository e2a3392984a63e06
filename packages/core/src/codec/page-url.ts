import { isObject } from '../json/json.js';
import { webUrl } from '../media-reference/web-url.js';
import type { Codec } from './codec.js';

/**
 * A wire page URL, `{ relativePath, url }`, and its URL. `encode` throws a validation error for a text that is no http URL.
 *
 * @example
 * ```ts
 * import { pageUrl } from '@cartwright/core';
 *
 * export const value = pageUrl.decode({ relativePath: '/mug', url: 'https://shop.example/mug' }); // https://shop.example/mug
 * ```
 */
export const pageUrl: Codec = {
  decode: (wire) => (isObject(wire) ? wire['url'] : wire) ?? undefined,
  encode(value, field) {
    if (value === null || value === undefined || value === '') return undefined;
    return { relativePath: webUrl(value, field, 'an absolute http URL').pathname, url: value };
  },
};
