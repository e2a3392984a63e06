/** What the login page answered. */
export interface AuthAnswer {
  /** What the member's tokens can be had for, once; `null` where there is none. */
  code: string | null;
  /** The state that the login was asked with; `null` where there is none. */
  state: string | null;
  /** Why there is no code, such as `login_required` or `access_denied`. */
  error?: string;
  /** The same in words. */
  errorDescription?: string;
}

/** Reads the answer of the login page off the address that the browser came back to. */
export function parseFromUrl(
  url: string = globalThis.location.href,
  responseMode: 'query' | 'fragment' = 'fragment',
): AuthAnswer {
  const { hash, search } = new URL(url);
  const parameters = new URLSearchParams(responseMode === 'query' ? search : hash.slice(1));
  const [code, state, error, errorDescription] = ['code', 'state', 'error', 'error_description'].map((name) =>
    parameters.get(name),
  ) as [string | null, string | null, string | null, string | null];
  return { code, state, ...(error && { error }), ...(errorDescription && { errorDescription }) };
}
