import { readTokens, type PartialTokens, type TokenRole, type Tokens } from '../tokens/tokens.js';
import type { TokenStorage } from './token-storage.js';

/** An asynchronous store. */
interface AsyncStore {
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
export function asyncStorage({ read, write, lock = (run) => run(), listen }: AsyncStore): TokenStorage {
  let current: Tokens | undefined;
  let setCount = 0;
  let readCount = 0;
  let newestRead = 0;
  let firstLoad: Promise<void> | undefined;
  let pendingWrites: Promise<unknown> = Promise.resolve();

  /** Reads the store, unless the session is replaced or a later read completes in the meantime. */
  const load = async (): Promise<void> => {
    const before = setCount;
    await pendingWrites;
    const readNumber = ++readCount;
    const stored = await read().catch(() => current);
    if (setCount !== before || readNumber < newestRead) return;
    newestRead = readNumber;
    current = readTokens(stored);
  };

  return {
    getTokens: () => current,
    async setTokens(tokens, replacing) {
      const setNumber = ++setCount;
      let persisted = tokens;
      if (!replacing) current = tokens;
      const mayReplace = (stored: unknown) => {
        // A missing or invalid stored value does not count as another session.
        const isSession = Boolean((stored as PartialTokens | null | undefined)?.refreshToken);
        const other = readTokens(stored);
        const isOtherSession = replacing && isSession && other.refreshToken.value !== replacing.refreshToken.value;
        if (isOtherSession) persisted = other;
        return !isOtherSession;
      };
      pendingWrites = pendingWrites.then(() => write(tokens, mayReplace)).catch(() => {});
      await pendingWrites;
      if (setCount === setNumber) current = persisted;
    },
    async ready() {
      await (firstLoad ??= load());
      await pendingWrites;
    },
    withLock: (refresh) =>
      lock(async () => {
        await load();
        return refresh().finally(() => pendingWrites);
      }),
    subscribe(changed) {
      listen?.(() => {
        const role: TokenRole = current?.refreshToken.role ?? 'none';
        const value = current?.accessToken.value;
        void load().then(() => current?.accessToken.value !== value && changed(role));
      });
    },
  };
}
