import { base64url } from 'jose';

/**
 * SHA-256 hash of a string, base64url-encoded: the stored form of tokens and codes, and the PKCE challenge of a
 * verifier.
 */
export async function digest(text: string): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** Creates a random token of 256 bits, base64url-encoded. */
export const randomToken = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
