import { readTokens, type PartialTokens } from '../tokens/tokens.js';
import type { TokenStorage } from './token-storage.js';

/** Keeps a session in memory. */
export function memoryStorage(tokens?: PartialTokens): TokenStorage {
  let kept = readTokens(tokens);
  return {
    getTokens: () => kept,
    setTokens: (next) => {
      kept = next;
    },
  };
}
