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
   * @param replacing - The session that was refreshed. Absent for a sign-in or sign-out.
   */
  write(tokens: Tokens, mayReplace: (stored: unknown) => boolean, replacing?: Tokens): Promise<unknown>;
  /**
   * Runs a function exclusively among all users of the store. Its argument says whether that is certain. Default:
   * `true`.
   */
  lock?<T>(run: (isLocked?: boolean) => Promise<T>): Promise<T>;
  /** Subscribes to changes made elsewhere. */
  listen?(changed: () => void): void;
  /**
   * Whether failures of the store are errors. If not, the session continues in memory.
   *
   * @default false
   */
  isRequired?: boolean;
}

/**
 * Creates a token storage over an asynchronous store. The last session read or set is available synchronously. A refresh
 * token that could be in use elsewhere is not used.
 */
export function asyncStorage({
  read,
  write,
  lock = (run) => run(),
  listen,
  isRequired = false,
}: AsyncStore): TokenStorage {
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
    const stored = await read().catch((error: unknown) => {
      if (isRequired && setCount === before) throw error;
      return current;
    });
    if (setCount !== before || readNumber < newestRead) return;
    newestRead = readNumber;
    current = readTokens(stored);
  };

  return {
    getTokens: () => current,
    async setTokens(tokens, replacing) {
      const setNumber = ++setCount;
      let persisted = tokens;
      if (!replacing) {
        current = tokens;
        firstLoad ??= Promise.resolve();
      }
      const mayReplace = (stored: unknown) => {
        // A missing or invalid stored value does not count as another session.
        const isSession = Boolean((stored as PartialTokens | null | undefined)?.refreshToken);
        const other = readTokens(stored);
        const isOtherSession = replacing && isSession && other.refreshToken.value !== replacing.refreshToken.value;
        if (isOtherSession) persisted = other;
        return !isOtherSession;
      };
      const writing = pendingWrites.then(() => write(tokens, mayReplace, replacing));
      pendingWrites = writing.catch(() => {});
      await pendingWrites;
      if (setCount === setNumber) current = persisted;
      if (isRequired) await writing;
    },
    async ready() {
      firstLoad ??= load();
      await firstLoad.catch((error: unknown) => {
        firstLoad = undefined;
        if (!current) throw error;
      });
      await pendingWrites;
    },
    withLock: (refresh) =>
      lock(async (isLocked = true) => {
        await load();
        if (!isLocked && current?.refreshToken.value) throw new Error('The store cannot lock the session');
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
