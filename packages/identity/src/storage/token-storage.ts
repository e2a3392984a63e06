import type { TokenRole, Tokens } from '../tokens/tokens.js';

/**
 * Where a session is kept. The default is memory: the session ends with the page.
 *
 * It is read for every call, so it answers at once: one that has to wait for its store keeps what it saw last. What it
 * gives may be incomplete, such as a refresh token alone; anything that is not a session is none. A session that it does
 * not keep goes on in memory, as long as it still has what it had before.
 *
 * A storage that throws or rejects when it is read fails the call with a `CartwrightError` `storage_failed`, whose `cause`
 * is the exception. One that fails when it is written harms no call: that error is reported, as a process warning or with
 * `reportError`.
 */
export interface TokenStorage {
  /** The session; nothing where there is none. */
  getTokens(): Tokens | undefined;
  /**
   * Replaces the session. What is written last must win.
   *
   * @param tokens - The new session.
   * @param replacing - The session that was renewed. Where others share the storage and replaced it meanwhile, theirs stays.
   */
  setTokens(tokens: Tokens, replacing?: Tokens): void | Promise<void>;
  /** Waited for before each call, by a storage that answers later: it has fetched the session, and kept what was set. */
  ready?(): Promise<void> | undefined;
  /**
   * Runs a renewal while no one else who shares the storage runs one, once `getTokens` gives what the others left. It must
   * not wait without a limit.
   */
  exclusively?<T>(renew: () => Promise<T>): Promise<T>;
  /** Told when someone else who shares the storage changed the session, with the role before that. */
  subscribe?(changed: (previousRole: TokenRole) => void): void;
}
