import type { OauthData } from './oauth-data.js';
import { randomString } from './random-string.js';
import { sha256 } from './sha-256.js';

/** Generates the state and PKCE secrets of one sign-in. */
export function generateOAuthData(redirectUri: string, originalUri = '', length?: number): OauthData {
  const codeVerifier = randomString(length);
  const codeChallenge = btoa(sha256(codeVerifier)).replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
  return { redirectUri, originalUri, codeVerifier, codeChallenge, state: randomString() };
}
