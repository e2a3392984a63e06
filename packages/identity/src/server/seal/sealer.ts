import { invalidArgument } from '@cartwright/core';
import { fromBase64url, toBase64url } from './base64url.js';
import { ID_BYTES, sealKey, type SealKey } from './seal-key.js';

/** Encrypts and authenticates values, so that clients can store but neither read nor change them. */
export interface Sealer {
  /**
   * Encrypts a value with the first secret.
   *
   * @param value - JSON data.
   * @param purpose - Purpose that the result is bound to.
   * @param expiresAt - Time of expiry, in milliseconds since 1970.
   */
  seal(value: object, purpose: string, expiresAt: number): Promise<string>;
  /** Decrypts a value. `undefined` if it is modified or expired, has another purpose, or its secret is unknown. */
  open(sealed: string, purpose: string): Promise<unknown>;
}

const FORMAT = 1;
const IV_BYTES = 12;
const HEAD_BYTES = 1 + ID_BYTES;

/** Maximum length of an encrypted value: what fits into the cookies that a server accepts. */
const MAX_LENGTH = 32_768;

const isSecret = (secret: unknown): boolean => typeof secret === 'string' && secret.length >= 32;

/**
 * Creates a sealer. An encrypted value is base64url of format, key ID, initialization vector, and the AES-256-GCM
 * ciphertext of value and expiry.
 *
 * @param secrets - The current secret, followed by older ones that still decrypt.
 */
export function createSealer(secrets: readonly string[]): Sealer {
  if (!secrets?.length || ![...secrets].every(isSecret)) {
    throw invalidArgument('secrets', 'a list of strings of at least 32 characters, the current one first');
  }
  const keys = new Map<string, Promise<SealKey>>();
  const keyOf = (secret: string): Promise<SealKey> => {
    const key = keys.get(secret) ?? sealKey(secret);
    keys.set(secret, key);
    return key;
  };
  const cipher = (iv: Uint8Array<ArrayBuffer>, head: Uint8Array, purpose: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new Uint8Array([...head, ...new TextEncoder().encode(purpose)]),
  });

  return {
    async seal(value, purpose, expiresAt) {
      const { id, key } = await keyOf(secrets[0] ?? '');
      const head = new Uint8Array([FORMAT, ...id]);
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const plain = new TextEncoder().encode(JSON.stringify({ value, expiresAt }));
      const sealed = await crypto.subtle.encrypt(cipher(iv, head, purpose), key, plain);
      return toBase64url(new Uint8Array([...head, ...iv, ...new Uint8Array(sealed)]));
    },

    async open(sealed, purpose) {
      const bytes = sealed.length <= MAX_LENGTH ? fromBase64url(sealed) : undefined;
      if (bytes?.[0] !== FORMAT) return undefined;
      const head = bytes.slice(0, HEAD_BYTES);
      const iv = bytes.slice(HEAD_BYTES, HEAD_BYTES + IV_BYTES);
      for (const secret of secrets) {
        const { id, key } = await keyOf(secret);
        if (!id.every((byte, at) => byte === head[at + 1])) continue;
        try {
          const plain = await crypto.subtle.decrypt(cipher(iv, head, purpose), key, bytes.slice(HEAD_BYTES + IV_BYTES));
          const content = JSON.parse(new TextDecoder().decode(plain)) as { value: unknown; expiresAt: number };
          return Date.now() < content.expiresAt ? content.value : undefined;
        } catch {
          return undefined;
        }
      }
      return undefined;
    },
  };
}
