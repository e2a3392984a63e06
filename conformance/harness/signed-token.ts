import { generateKeyPairSync, sign } from 'node:crypto';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The key that verifies signed tokens, as PEM. */
export const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Creates a token signed as by the platform, independent of the JWT library of either SDK. */
export function signedToken(claims: object): string {
  const signed = `${base64url({ alg: 'RS256' })}.${base64url(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), keys.privateKey).toString('base64url')}`;
}
