import type { Tokens } from './tokens.js';

/**
 * Where a session is kept. The default is memory: the session ends with the page.
 *
 * @see Specification, section 3: identity and session
 */
export interface TokenStorage {
  /** The session; nothing where there is none. */
  getTokens(): Tokens | undefined;
  /** Replaces the session. */
  setTokens(tokens: Tokens): void;
}

/** Keeps a session in memory. */
export function memoryStorage(tokens?: Tokens): TokenStorage {
  let kept = tokens;
  return {
    getTokens: () => kept,
    setTokens: (next) => {
      kept = next;
    },
  };
}
