import { base64url } from 'jose';

const ITERATIONS = 100_000;

async function derive(password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  return base64url.encode(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256)));
}

/** A salted PBKDF2 hash of a password, as `salt.hash`. @see RFC 8018, section 5.2 */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return `${base64url.encode(salt)}.${await derive(password, salt)}`;
}

/** Says whether a password is the one that was hashed. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash] = stored.split('.');
  return (await derive(password, new Uint8Array(base64url.decode(salt)))) === hash;
}
