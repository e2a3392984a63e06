import { readTokens, type PartialTokens } from '../tokens/tokens.js';
import type { TokenStorage } from './token-storage.js';

/** Creates a token storage in memory. */
export function memoryStorage(tokens?: PartialTokens): TokenStorage {
  let current = readTokens(tokens);
  return {
    getTokens: () => current,
    setTokens: (next) => {
      current = next;
    },
  };
}
