import { sign, type KeyObject } from 'node:crypto';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the platform signs it, made without the library that either side reads it with. */
export function signedToken(privateKey: KeyObject, claims: object): string {
  const signed = `${base64url({ alg: 'RS256' })}.${base64url(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}
