import { inFullBuild, isDevelopment } from '@cartwright/core';
import { readTokens, type Tokens } from '../tokens/tokens.js';
import type { TokenStorage } from './token-storage.js';

/** Reads the session from a storage. Throws the exception of the storage, or because it returned a promise. */
export function readStorage(storage: TokenStorage): Tokens {
  const tokens: unknown = storage.getTokens();
  inFullBuild(() => {
    if (!(tokens instanceof Promise)) return;
    // Without a handler, its rejection would end a Node.js process.
    tokens.catch(() => {});
    throw new TypeError(isDevelopment ? '"getTokens" must return the session, not a promise: read it in "ready"' : '');
  });
  return readTokens(tokens);
}
