import { invalidArgument } from '../errors/invalid-argument.js';
import type { Codec } from './codec.js';

/**
 * Bytes: base64 on the wire, with either alphabet when read, and a `Uint8Array`. A text that is not base64 stays as it
 * is. `encode` throws a validation error for anything but a `Uint8Array`.
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
  decode(wire) {
    if (typeof wire !== 'string') return wire ?? undefined;
    try {
      return Uint8Array.from(atob(wire.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    } catch {
      return wire;
    }
  },
  encode(value, field) {
    if (value === null || value === undefined) return value;
    if (!(value instanceof Uint8Array)) throw invalidArgument(field, 'a Uint8Array');
    let binary = '';
    for (const byte of value) binary += String.fromCharCode(byte);
    return btoa(binary);
  },
};
