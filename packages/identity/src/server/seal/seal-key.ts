/** An encryption key, and the ID that names it in encrypted values. The ID reveals nothing about the secret. */
export interface SealKey {
  /** Key ID, the start of an encrypted value. */
  readonly id: Uint8Array<ArrayBuffer>;
  /** AES-256-GCM key. */
  readonly key: CryptoKey;
}

/** Length of a key ID, in bytes. */
export const ID_BYTES = 4;

const utf8 = /* @__PURE__ */ new TextEncoder();

const derivation = (purpose: string) => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: utf8.encode('@cartwright/identity/server'),
  info: utf8.encode(purpose),
});

/** Derives the key and its ID from a secret with HKDF (RFC 5869). */
export async function sealKey(secret: string): Promise<SealKey> {
  const { subtle } = crypto;
  const material = await subtle.importKey('raw', utf8.encode(secret), 'HKDF', false, ['deriveBits', 'deriveKey']);
  const cipher = { name: 'AES-GCM', length: 256 };
  const [id, key] = await Promise.all([
    subtle.deriveBits(derivation('seal id'), material, ID_BYTES * 8),
    subtle.deriveKey(derivation('seal key'), material, cipher, false, ['encrypt', 'decrypt']),
  ]);
  return { id: new Uint8Array(id), key };
}
