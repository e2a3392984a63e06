import { memoryStorage } from '../../storage/memory-storage.js';
import { readStorage } from '../../storage/read-storage.js';
import type { TokenStorage } from '../../storage/token-storage.js';
import { noTokens } from '../../tokens/tokens.js';

/**
 * Storage of an app's tokens. An empty one starts with the refresh token of the installation, so that servers use it in
 * turns like every later one.
 */
export function appTokenStorage(storage: TokenStorage = memoryStorage(), refreshToken = ''): TokenStorage {
  return {
    getTokens: () => storage.getTokens(),
    setTokens: (tokens, replacing) => storage.setTokens(tokens, replacing),
    withLock: (refresh) => storage.withLock?.(refresh) ?? refresh(),
    subscribe: (changed) => storage.subscribe?.(changed),
    async ready() {
      await storage.ready?.();
      if (!refreshToken || readStorage(storage).refreshToken.value) return;
      await storage.setTokens({ ...noTokens(), refreshToken: { value: refreshToken, role: 'none' } }, noTokens());
    },
  };
}
