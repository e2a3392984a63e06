import type { OauthData } from './oauth-data.js';
import { randomText } from './random-text.js';
import { sha256 } from './sha-256.js';

/** Makes the secrets of a login. */
export function generateOAuthData(redirectUri: string, originalUri = '', length?: number): OauthData {
  const codeVerifier = randomText(length);
  const codeChallenge = btoa(sha256(codeVerifier)).replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
  return { redirectUri, originalUri, codeVerifier, codeChallenge, state: randomText() };
}
