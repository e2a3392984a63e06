import { invalidArgument } from '@cartwright/core';
import { fromBase64url, toBase64url } from './base64url.js';
import { ID_BYTES, sealKey, type SealKey } from './seal-key.js';

/** Encrypts and authenticates values, so that clients can store but neither read nor change them. */
export interface Sealer {
  /**
   * Encrypts a value for every secret.
   *
   * @param value - JSON data.
   * @param purpose - Purpose that the result is bound to.
   * @param expiresAt - Time of expiry, in milliseconds since 1970.
   * @returns The encrypted value, as base64url. Different for each call.
   */
  seal(value: object, purpose: string, expiresAt: number): Promise<string>;
  /**
   * Decrypts a value.
   *
   * @param sealed - Result of `seal`, or anything else.
   * @param purpose - Purpose that the value was encrypted for.
   * @returns The value. `undefined` if it is modified or expired, has another purpose, or none of the secrets opens it.
   */
  open(sealed: string, purpose: string): Promise<unknown>;
}

type Bytes = Uint8Array<ArrayBuffer>;

const FORMAT = 2;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Length of the key that encrypts a value, in bytes. */
const VALUE_KEY_BYTES = 32;

/** Length of a value's key, encrypted for one secret, in bytes. */
const WRAPPED_BYTES = ID_BYTES + VALUE_KEY_BYTES + TAG_BYTES;

/** Length of format, number of secrets and initialization vector, in bytes. */
const HEAD_BYTES = 2 + IV_BYTES;

/** Maximum length of an encrypted value: what fits into the cookies that a server accepts. */
const MAX_LENGTH = 32_768;

const isSecret = (secret: unknown): boolean => typeof secret === 'string' && secret.length >= 32;

const join = (...parts: readonly Bytes[]): Bytes => new Uint8Array(parts.flatMap((part) => [...part]));

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

const cipher = (iv: Bytes, additionalData: Bytes) => ({ name: 'AES-GCM', iv, additionalData });

const importKey = (bytes: Bytes) => crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

/**
 * Creates a sealer. It encrypts each value with a new key, and that key for each secret. Servers with a secret in common
 * open each other's values while secrets are rotated. AES-256-GCM authenticates both. Each encrypted key
 * is bound to the encrypted value: a holder of one secret cannot change the value for holders of the others.
 *
 * A sealed value is base64url of format, number of secrets, initialization vector, key ID and encrypted key for each
 * secret, and the encrypted value and expiry.
 *
 * @param secrets - Random strings of at least 32 characters, newest first. Each of them opens sealed values.
 * @returns The sealer.
 * @throws {CartwrightError} `invalid_argument` for no secret, and for a secret that is too short.
 * @example
 * ```ts
 * import { createSealer } from '@cartwright/identity/server';
 *
 * const sealer = createSealer(['from-the-environment-32-characters-or-more']);
 *
 * export const createInvitation = (email: string) => sealer.seal({ email }, 'invitation', Date.now() + 86_400_000);
 * export const openInvitation = (sealed: string) => sealer.open(sealed, 'invitation');
 * ```
 * @see https://www.rfc-editor.org/rfc/rfc5869 RFC 5869: HKDF
 */
export function createSealer(secrets: readonly string[]): Sealer {
  if (!secrets?.length || secrets.length > 255 || ![...secrets].every(isSecret)) {
    throw invalidArgument('secrets', 'a list of 1 to 255 strings of at least 32 characters');
  }
  let keys: Promise<SealKey[]> | undefined;
  const getKeys = () => (keys ??= Promise.all(secrets.map(sealKey)));

  return {
    async seal(value, purpose, expiresAt) {
      const sealKeys = await getKeys();
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const head = join(new Uint8Array([FORMAT, sealKeys.length]), iv);
      const valueKey = crypto.getRandomValues(new Uint8Array(VALUE_KEY_BYTES));
      const plain = utf8(JSON.stringify({ value, expiresAt }));
      const { subtle } = crypto;
      const bound = join(head, utf8(purpose));
      const content = new Uint8Array(await subtle.encrypt(cipher(iv, bound), await importKey(valueKey), plain));
      const wrap = async ({ id, key }: SealKey) =>
        join(id, new Uint8Array(await subtle.encrypt(cipher(iv, join(bound, content)), key, valueKey)));
      return toBase64url(join(head, ...(await Promise.all(sealKeys.map(wrap))), content));
    },

    async open(sealed, purpose) {
      const bytes = sealed.length <= MAX_LENGTH ? fromBase64url(sealed) : undefined;
      if (bytes?.[0] !== FORMAT) return undefined;
      const head = bytes.slice(0, HEAD_BYTES);
      const iv = head.slice(2);
      const bound = join(head, utf8(purpose));
      const contentStart = HEAD_BYTES + (head[1] ?? 0) * WRAPPED_BYTES;
      const content = bytes.slice(contentStart);
      const { subtle } = crypto;
      for (const { id, key } of await getKeys()) {
        for (let at = HEAD_BYTES; at < contentStart; at += WRAPPED_BYTES) {
          if (!id.every((byte, index) => byte === bytes[at + index])) continue;
          try {
            const wrapped = bytes.slice(at + ID_BYTES, at + WRAPPED_BYTES);
            const valueKey = await subtle.decrypt(cipher(iv, join(bound, content)), key, wrapped);
            const plain = await subtle.decrypt(cipher(iv, bound), await importKey(new Uint8Array(valueKey)), content);
            const opened = JSON.parse(new TextDecoder().decode(plain)) as { value: unknown; expiresAt: number };
            return Date.now() < opened.expiresAt ? opened.value : undefined;
          } catch {
            return undefined;
          }
        }
      }
      return undefined;
    },
  };
}
