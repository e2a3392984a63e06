/** State and PKCE secrets of one sign-in. Keep them until the browser returns. */
export interface OauthData {
  /** PKCE code verifier. Secret. */
  codeVerifier: string;
  /** PKCE code challenge: SHA-256 of the verifier, as base64url. */
  codeChallenge: string;
  /** Random state, returned with the authorization code and compared there. */
  state: string;
  /** Page to return to after the sign-in. Empty if not set. */
  originalUri: string;
  /** Redirect URI of the sign-in. Must be registered for the OAuth app. */
  redirectUri: string;
}
