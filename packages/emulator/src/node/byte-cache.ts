/** Cache of byte arrays by key. Calls `make` once per key. */
export type ByteCache = (key: string, make: () => Promise<Uint8Array<ArrayBuffer>>) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Creates a cache with a size limit, in bytes, that evicts the least recently used entries. Failures are not cached.
 */
export function byteCache(limit: number): ByteCache {
  const entries = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const sizes = new Map<string, number>();
  let total = 0;
  const shrink = (): void => {
    for (const [key, size] of sizes) {
      if (total <= limit) return;
      total -= size;
      sizes.delete(key);
      entries.delete(key);
    }
  };
  const use = (key: string, size: number): void => {
    sizes.delete(key);
    sizes.set(key, size);
  };
  return async (key, make) => {
    const cached = entries.get(key);
    const size = sizes.get(key);
    if (size !== undefined) use(key, size);
    if (cached) return cached;
    const promise = make();
    entries.set(key, promise);
    try {
      const { byteLength } = await promise;
      total += byteLength;
      use(key, byteLength);
      shrink();
      return await promise;
    } catch (error) {
      entries.delete(key);
      throw error;
    }
  };
}
