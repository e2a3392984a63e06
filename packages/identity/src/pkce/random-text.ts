import { loginError } from '../errors/login-error.js';

/**
 * Random letters, digits and `-._~`, each as likely as any other: of random bytes, those that are no such character are
 * left out.
 *
 * @throws {CartwrightError} `crypto_missing` where there is no `crypto.getRandomValues`.
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
