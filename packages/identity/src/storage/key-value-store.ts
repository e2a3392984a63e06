/** A key-value store, such as an `unstorage` driver for Redis, Cloudflare KV or files. */
export interface KeyValueStore {
  /** Returns the value of a key. */
  getItem(key: string): unknown;
  /** Sets the value of a key to plain JSON data. */
  setItem(key: string, value: object): unknown;
  /**
   * Sets the value of a key atomically, unless another server has changed it. Without it, another server's sign-out in
   * the moment between reading and writing can be lost.
   *
   * @param key - Key of the value.
   * @param value - New value: plain JSON data.
   * @param stored - Result of `getItem`, which must still be stored. `undefined` or `null` if there must be no value.
   * @returns Whether the value was set.
   */
  replaceItem?(key: string, value: object, stored: unknown): boolean | Promise<boolean>;
  /**
   * Acquires a lock atomically for all servers that share the store, such as with Redis `SET NX PX`. Lock keys are
   * session keys with the suffix `:lock`. Requires `unlock`.
   *
   * @param key - Key of the lock.
   * @param milliseconds - Time after which the lock expires, in case this server crashes.
   * @param owner - Random ID of the refresh that acquires the lock, to be stored as its value.
   * @returns Whether the lock was acquired. If `owner` already holds it, it must last `milliseconds` from now: a server
   * extends its lock every 10 seconds.
   */
  lock?(key: string, milliseconds: number, owner: string): boolean | Promise<boolean>;
  /**
   * Releases a lock by removing its key, if `owner` holds it. The lock of another owner must be kept.
   *
   * @param key - Key of the lock.
   * @param owner - ID passed to `lock`.
   */
  unlock?(key: string, owner: string): unknown;
}
