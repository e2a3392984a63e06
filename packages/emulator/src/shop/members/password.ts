import { base64url } from 'jose';

/** Number of iterations of new hashes. A stored hash contains its own number. */
const ITERATIONS = 100_000;

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256));
}

/**
 * Returns a salted PBKDF2 hash of a password, as `iterations.salt.hash`.
 *
 * @see RFC 8018, section 5.2
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const hash = await derive(password, salt, ITERATIONS);
  return `${ITERATIONS}.${base64url.encode(salt)}.${base64url.encode(hash)}`;
}

/** Hash to compare with for an unknown member, so that the response takes the same time as for a known one. */
const UNKNOWN_MEMBER_HASH = `${ITERATIONS}.${'A'.repeat(22)}.${'A'.repeat(43)}`;

/** Whether a password matches a hash. `false` without a hash, after the same amount of work. */
export async function isPassword(password: string, stored: string = UNKNOWN_MEMBER_HASH): Promise<boolean> {
  const [iterations, salt = '', hash = ''] = stored.split('.');
  const derived = await derive(password, new Uint8Array(base64url.decode(salt)), Number(iterations));
  const expected = base64url.decode(hash);
  let difference = derived.length ^ expected.length;
  for (const [index, byte] of derived.entries()) difference |= byte ^ (expected[index] ?? 0);
  return difference === 0 && stored !== UNKNOWN_MEMBER_HASH;
}
