import { isDevelopment } from '../errors/is-development.js';
import { isObject } from '../json/json.js';
import { toWebUrl } from '../media-reference/to-web-url.js';
import type { Codec } from './codec.js';

/**
 * Codec of page URLs in the older format: `{ base, path }` in responses, a URL string in the SDK. Newer entities use
 * `pageUrl`. `encode` throws a validation error for a string that is not an http URL.
 *
 * @example
 * ```ts
 * import { splitPageUrl } from '@cartwright/core';
 *
 * export const value = splitPageUrl.decode({ base: 'https://shop.example', path: '/mug' }); // https://shop.example/mug
 * ```
 */
export const splitPageUrl: Codec = {
  decode(value) {
    if (!isObject(value)) return value ?? undefined;
    const { base, path } = value;
    if (typeof base !== 'string' || !base) return undefined;
    const site = /^https?:\/\//i.test(base) ? base : `http://${base}`;
    if (typeof path !== 'string' || !path) return site;
    return `${site.replace(/\/$/, '')}${path.startsWith('/') ? '' : '/'}${path}`;
  },
  encode(value, field) {
    if (value === null || value === undefined || value === '') return undefined;
    const url = toWebUrl(value, field, isDevelopment && 'an absolute http URL');
    return { base: url.origin, path: url.pathname + url.search + url.hash };
  },
};
