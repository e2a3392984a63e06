/** Response of the login page. */
export interface AuthResponse {
  /** Authorization code, valid for one use. `null` if there is none. */
  code: string | null;
  /** State of the sign-in. `null` if there is none. */
  state: string | null;
  /** Error code if there is no authorization code, such as `login_required` or `access_denied`. */
  error?: string;
  /** Description of the error. */
  errorDescription?: string;
}

/** Parses the login page's response from the redirect URI. */
export function parseFromUrl(
  url: string = globalThis.location.href,
  responseMode: 'query' | 'fragment' = 'fragment',
): AuthResponse {
  const { hash, search } = new URL(url);
  const parameters = new URLSearchParams(responseMode === 'query' ? search : hash.slice(1));
  const [code, state, error, errorDescription] = ['code', 'state', 'error', 'error_description'].map((name) =>
    parameters.get(name),
  ) as [string | null, string | null, string | null, string | null];
  return { code, state, ...(error && { error }), ...(errorDescription && { errorDescription }) };
}
