import type { Tokens } from '../tokens/tokens.js';
import type { TokenStorage } from './token-storage.js';

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
