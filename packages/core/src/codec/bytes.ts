import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import type { Codec } from './codec.js';

/**
 * Codec of binary data: base64 or base64url in responses, a `Uint8Array` in the SDK. Invalid base64 is left unchanged.
 * `encode` throws a validation error for anything but a `Uint8Array`.
 *
 * @example
 * ```ts
 * import { bytes } from '@cartwright/core';
 *
 * export const value = bytes.decode('AQID'); // Uint8Array [1, 2, 3]
 * ```
 * @see https://www.rfc-editor.org/rfc/rfc4648#section-4 RFC 4648, sections 4 and 5: base64 and base64url
 */
export const bytes: Codec = {
  decode(value) {
    if (typeof value !== 'string') return value ?? undefined;
    try {
      return Uint8Array.from(atob(value.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    } catch {
      return value;
    }
  },
  encode(value, field) {
    if (value === null || value === undefined) return value;
    if (!(value instanceof Uint8Array)) throw invalidArgument(field, isDevelopment && 'a Uint8Array');
    let binary = '';
    for (const byte of value) binary += String.fromCharCode(byte);
    return btoa(binary);
  },
};
