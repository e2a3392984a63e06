/** A store of values by key, such as one of `unstorage`: Redis, Cloudflare KV, files and many more. */
export interface KeyValueStore {
  /** The value of a key. */
  getItem(key: string): unknown;
  /** Replaces it. The value is plain JSON data. */
  setItem(key: string, value: object): unknown;
  /**
   * Locks a key for all servers that have the store: sets it where it is not there, in one step, such as `SET NX PX` of
   * Redis. The keys of locks are those of sessions with `:lock` after them. It needs `unlock`.
   *
   * @param key - What to lock.
   * @param milliseconds - When the lock ends by itself, should this server die.
   * @returns Whether it was free; `false` where someone else has it.
   */
  lock?(key: string, milliseconds: number): boolean | Promise<boolean>;
  /** Ends a lock: removes the key. */
  unlock?(key: string): unknown;
}
