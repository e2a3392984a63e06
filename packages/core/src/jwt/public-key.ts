import { invalidArgument } from '../errors/invalid-argument.js';

const marker = '-----BEGIN PUBLIC KEY-----';

/** Returns a configured public key as PEM. Accepts base64-encoded PEM. */
export function publicKeyPem(value: string): string {
  if (value.includes(marker)) return value;
  const pem = /^[A-Za-z0-9+/=\s]+$/.test(value) ? decoded(value) : '';
  if (pem.includes(marker)) return pem;
  throw invalidArgument('publicKey', 'PEM beginning with "-----BEGIN PUBLIC KEY-----", or base64-encoded PEM');
}

function decoded(base64: string): string {
  try {
    return atob(base64);
  } catch {
    return '';
  }
}
