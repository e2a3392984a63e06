import { invalidArgument } from '../errors/invalid-argument.js';
import type { Codec } from './codec.js';

/** A wire page URL, `{ relativePath, url }`, and its URL. */
export const pageUrl: Codec = {
  decode: (wire) => (wire as { url?: string } | null)?.url,
  encode(value, field) {
    if (!value) return undefined;
    const url = String(value);
    if (URL.canParse(url)) return { relativePath: new URL(url).pathname, url };
    throw invalidArgument(field, 'an absolute URL');
  },
};
