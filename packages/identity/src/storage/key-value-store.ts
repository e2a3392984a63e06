/** A key-value store, such as an `unstorage` driver for Redis, Cloudflare KV or files. */
export interface KeyValueStore {
  /** Returns the value of a key. */
  getItem(key: string): unknown;
  /** Sets the value of a key to plain JSON data. */
  setItem(key: string, value: object): unknown;
  /**
   * Acquires a lock atomically for all servers that share the store, such as with Redis `SET NX PX`. Lock keys are
   * session keys with the suffix `:lock`. Requires `unlock`.
   *
   * @param key - Key of the lock.
   * @param milliseconds - Time after which the lock expires, in case this server crashes.
   * @returns Whether the lock was acquired.
   */
  lock?(key: string, milliseconds: number): boolean | Promise<boolean>;
  /** Releases a lock by removing its key. */
  unlock?(key: string): unknown;
}
