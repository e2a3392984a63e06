import { CartwrightError } from '../errors/cartwright-error.js';
import type { Codec } from './codec.js';

/** A wire page URL, `{ relativePath, url }`, and its URL. */
export const pageUrl: Codec = {
  decode: (wire) => (wire as { url?: string } | null)?.url,
  encode(value, field) {
    if (value === null || value === '') return undefined;
    if (typeof value === 'string' && URL.canParse(value)) {
      const { pathname } = new URL(value);
      return { relativePath: pathname, url: value };
    }
    throw new CartwrightError(`"${field}" must be an absolute URL`, { kind: 'validation', code: 'invalid_url' });
  },
};
