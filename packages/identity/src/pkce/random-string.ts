import { inFullBuild, isDevelopment } from '@cartwright/core';
import { loginError } from '../errors/login-error.js';

/**
 * Generates a random string of letters, digits and `-._~`. Discards random bytes outside this alphabet, so that all
 * characters are equally likely.
 *
 * @param length - Number of characters.
 * @throws {CartwrightError} `crypto_missing` if `crypto.getRandomValues` is missing.
 */
export function randomString(length = 43): string {
  inFullBuild(() => {
    if (!globalThis.crypto?.getRandomValues)
      throw loginError(
        isDevelopment && 'crypto.getRandomValues is missing: load a polyfill',
        'configuration',
        'crypto_missing',
      );
  });
  let characters = '';
  while (characters.length < length) {
    characters += String.fromCharCode(...crypto.getRandomValues(new Uint8Array(256))).replace(/[^\w.~-]/g, '');
  }
  return characters.slice(0, length);
}
