import type { TokenRole, Tokens } from '../tokens/tokens.js';

/**
 * Stores a session. By default sessions are kept in memory and end with the page.
 *
 * Reads are synchronous, because every call needs the session: a storage over an asynchronous store returns the last
 * known session. The result may be partial, such as a refresh token alone; anything that is not a session counts as
 * none, except a promise, which is an error. If the storage drops a session, the session continues in memory until the stored value changes.
 *
 * If reading throws or rejects, the call fails with `storage_failed`, with the exception as `cause`. If writing or
 * subscribing fails, the call succeeds and the error is reported as a process warning or with `reportError`.
 */
export interface TokenStorage {
  /** Returns the session, never a promise. `undefined` if there is none. */
  getTokens(): Tokens | undefined;
  /**
   * Stores a session. The last write must win.
   *
   * @param tokens - The new session.
   * @param replacing - The session that was refreshed. If another user of the storage has replaced it in the meantime,
   * keep theirs.
   */
  setTokens(tokens: Tokens, replacing?: Tokens): void | Promise<void>;
  /**
   * Awaited before each call, by asynchronous storages. Resolves when the session has been read and pending writes are
   * done.
   */
  ready?(): Promise<void> | undefined;
  /**
   * Runs a refresh exclusively among all users of the storage, after `getTokens` returns the others' last write. Must
   * not wait indefinitely.
   */
  withLock?<T>(refresh: () => Promise<T>): Promise<T>;
  /** Subscribes to changes by other users of the storage. The listener receives the role before the change. */
  subscribe?(changed: (previousRole: TokenRole) => void): void;
}
