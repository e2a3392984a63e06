/** An OAuth authorization request (RFC 6749, section 4.1.1, with PKCE of RFC 7636). */
export interface AuthorizeRequest {
  /** The OAuth app's client id. */
  clientId?: string;
  /** Only `code`. */
  responseType?: string;
  /** Where the answer goes. */
  redirectUri?: string | null;
  /** Only `offline_access`. */
  scope?: string | null;
  /** Comes back as it is. */
  state?: string;
  /** `query`, `fragment` or `web_message`. */
  responseMode?: string | null;
  /** SHA-256 of the code verifier, as base64url. */
  codeChallenge?: string | null;
  /** Only `S256`. */
  codeChallengeMethod?: string | null;
  /** The token of a login that already succeeded. */
  sessionToken?: string | null;
  /** Comes back inside an id token. */
  nonce?: string | null;
  /** Whether the login page is shown: `login` or `none`. */
  prompt?: string | null;
}
