import { isDevelopment } from '../errors/is-development.js';
import { isObject } from '../json/json.js';
import { toWebUrl } from '../media-reference/to-web-url.js';
import type { Codec } from './codec.js';

/**
 * Codec of page URLs: `{ relativePath, url }` in responses, a URL string in the SDK. `encode` throws a validation error
 * for a string that is not an http URL.
 *
 * @example
 * ```ts
 * import { pageUrl } from '@cartwright/core';
 *
 * export const value = pageUrl.decode({ relativePath: '/mug', url: 'https://shop.example/mug' }); // https://shop.example/mug
 * ```
 */
export const pageUrl: Codec = {
  decode: (value) => (isObject(value) ? value['url'] : value) ?? undefined,
  encode(value, field) {
    if (value === null || value === undefined || value === '') return undefined;
    return { relativePath: toWebUrl(value, field, isDevelopment && 'an absolute http URL').pathname, url: value };
  },
};
