import { loginError } from '../errors/login-error.js';

/**
 * Generates a random string of letters, digits and `-._~`. Discards random bytes outside this alphabet, so that all
 * characters are equally likely.
 *
 * @param length - Number of characters.
 * @throws {CartwrightError} `crypto_missing` if `crypto.getRandomValues` is missing.
 */
export function randomText(length = 43): string {
  if (!globalThis.crypto?.getRandomValues) {
    throw loginError('crypto.getRandomValues is missing', 'configuration', 'crypto_missing');
  }
  let text = '';
  while (text.length < length) {
    text += String.fromCharCode(...crypto.getRandomValues(new Uint8Array(256))).replace(/[^\w.~-]/g, '');
  }
  return text.slice(0, length);
}
