import type { Tokens } from '@cartwright/identity';

const key = 'alder-finch:visitor';

/**
 * Keeps the visitor's session, so that the bag survives a reload. Only an anonymous visitor's tokens come here: they open
 * a shopping bag and nothing else. A store whose members sign in keeps their tokens in cookies that scripts cannot read.
 */
export const tokenStorage = {
  getTokens(): Tokens | undefined {
    try {
      const kept = localStorage.getItem(key);
      return kept ? (JSON.parse(kept) as Tokens) : undefined;
    } catch {
      return undefined;
    }
  },
  setTokens(tokens: Tokens): void {
    try {
      localStorage.setItem(key, JSON.stringify(tokens));
    } catch {
      // Storage is blocked or full: the session lasts as long as the page.
    }
  },
};
