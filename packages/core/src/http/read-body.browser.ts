import { isDevelopment } from '../errors/is-development.js';
import { MAX_BODY_LENGTH, type BodyReader } from './body-reader.js';
import { transportError } from './transport-error.js';

/**
 * Creates the body reader of a client in a page, which has the memory of one user: it reads whole texts. A body over the
 * limit is rejected after it was read. Bundlers for browsers use this file instead of `read-body.ts`.
 *
 * @param limit - Maximum length of a body, in characters.
 */
export const createBodyReader =
  (limit = MAX_BODY_LENGTH): BodyReader =>
  (response, info) => ({
    async text() {
      const text = await response.text();
      if (text.length <= limit) return text;
      throw transportError(
        info,
        'parse',
        'response_too_large',
        isDevelopment && `The response exceeds ${limit} bytes: raise "maxResponseBytes"`,
      );
    },
  });
