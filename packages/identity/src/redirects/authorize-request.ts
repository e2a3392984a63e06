/** An OAuth authorization request (RFC 6749, section 4.1.1, with PKCE of RFC 7636). */
export interface AuthorizeRequest {
  /** The OAuth app's client ID. */
  clientId?: string;
  /** Response type. Always `code`. */
  responseType?: string;
  /** Redirect URI for the response. */
  redirectUri?: string | null;
  /** Scope. Always `offline_access`. */
  scope?: string | null;
  /** Returned unchanged with the response. */
  state?: string;
  /** How the response is returned: `query`, `fragment` or `web_message`. */
  responseMode?: string | null;
  /** PKCE code challenge: SHA-256 of the code verifier, as base64url. */
  codeChallenge?: string | null;
  /** PKCE method. Always `S256`. */
  codeChallengeMethod?: string | null;
  /** Session token of a completed sign-in. */
  sessionToken?: string | null;
  /** Returned unchanged in the ID token. */
  nonce?: string | null;
  /** Whether to show the login page: `login` or `none`. */
  prompt?: string | null;
}
