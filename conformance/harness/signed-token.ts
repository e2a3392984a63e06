import { sign, type KeyObject } from 'node:crypto';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates a token signed as by the platform, independent of the JWT library of either SDK. */
export function signedToken(privateKey: KeyObject, claims: object): string {
  const signed = `${base64url({ alg: 'RS256' })}.${base64url(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}
