/** The secrets of one login. Keep them until the browser comes back; they are good for this one login. */
export interface OauthData {
  /** Proves to the token call that it is made by whoever began the login. Secret. */
  codeVerifier: string;
  /** SHA-256 of the verifier, as base64url. */
  codeChallenge: string;
  /** Comes back with the answer, and must be the same then. */
  state: string;
  /** The page to go back to after the login; empty where none was given. */
  originalUri: string;
  /** The address that the browser comes back to: one that is registered for the client. */
  redirectUri: string;
}
