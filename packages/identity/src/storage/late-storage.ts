import { readTokens, type PartialTokens, type TokenRole, type Tokens } from '../tokens/tokens.js';
import type { TokenStorage } from './token-storage.js';

/** An asynchronous store. */
interface LateStore {
  /** Reads the stored value. `undefined` if there is none. */
  read(): Promise<unknown>;
  /**
   * Stores a session.
   *
   * @param tokens - The session.
   * @param mayReplace - Called with the stored value. If it returns `false`, that value is kept.
   */
  write(tokens: Tokens, mayReplace: (stored: unknown) => boolean): Promise<unknown>;
  /** Runs a function exclusively among all users of the store. */
  lock?<T>(run: () => Promise<T>): Promise<T>;
  /** Subscribes to changes made elsewhere. */
  listen?(changed: () => void): void;
}

/**
 * Creates a token storage over an asynchronous store. The last session read or set is available synchronously. Failures
 * of the store are ignored.
 */
export function lateStorage({ read, write, lock = (run) => run(), listen }: LateStore): TokenStorage {
  let seen: Tokens | undefined;
  let sets = 0;
  let reads = 0;
  let newest = 0;
  let first: Promise<void> | undefined;
  let writes: Promise<unknown> = Promise.resolve();

  /** Reads the store, unless the session is replaced or a later read completes in the meantime. */
  const load = async (): Promise<void> => {
    const before = sets;
    await writes;
    const own = ++reads;
    const stored = await read().catch(() => seen);
    if (sets !== before || own < newest) return;
    newest = own;
    seen = readTokens(stored);
  };

  return {
    getTokens: () => seen,
    async setTokens(tokens, replacing) {
      const set = ++sets;
      let kept = tokens;
      if (!replacing) seen = tokens;
      const mayReplace = (stored: unknown) => {
        // A missing or invalid stored value does not count as another session.
        const isSession = Boolean((stored as PartialTokens | null | undefined)?.refreshToken);
        const other = readTokens(stored);
        const isOther = replacing && isSession && other.refreshToken.value !== replacing.refreshToken.value;
        if (isOther) kept = other;
        return !isOther;
      };
      writes = writes.then(() => write(tokens, mayReplace)).catch(() => {});
      await writes;
      if (sets === set) seen = kept;
    },
    async ready() {
      await (first ??= load());
      await writes;
    },
    withLock: (renew) =>
      lock(async () => {
        await load();
        return renew().finally(() => writes);
      }),
    subscribe(changed) {
      listen?.(() => {
        const role: TokenRole = seen?.refreshToken.role ?? 'none';
        const value = seen?.accessToken.value;
        void load().then(() => seen?.accessToken.value !== value && changed(role));
      });
    },
  };
}
