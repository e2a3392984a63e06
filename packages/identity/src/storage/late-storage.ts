import { readTokens, type PartialTokens, type TokenRole, type Tokens } from '../tokens/tokens.js';
import type { TokenStorage } from './token-storage.js';

/** A store that answers later. */
interface LateStore {
  /** What was written last; nothing where nothing was. */
  read(): Promise<unknown>;
  /**
   * Keeps a session.
   *
   * @param mayReplace - Asked with what was written last. Where it says no, that stays.
   */
  write(tokens: Tokens, mayReplace: (stored: unknown) => boolean): Promise<unknown>;
  /** Runs one at a time among all who share the store. */
  lock?<T>(run: () => Promise<T>): Promise<T>;
  /** Told when someone else wrote. */
  listen?(changed: () => void): void;
}

/** A session in a store that answers later: what was seen or set last is at hand. What the store fails at is left out. */
export function lateStorage({ read, write, lock = (run) => run(), listen }: LateStore): TokenStorage {
  let seen: Tokens | undefined;
  let sets = 0;
  let reads = 0;
  let newest = 0;
  let first: Promise<void> | undefined;
  let writes: Promise<unknown> = Promise.resolve();

  /** Takes what the store has, unless the session is replaced meanwhile, or a later read was answered earlier. */
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
        // A store that lost the session, or holds something else, is not another session.
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
    exclusively: (renew) =>
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
