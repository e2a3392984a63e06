/** Keeps byte arrays by key, computing each once. */
export type ByteCache = (key: string, make: () => Promise<Uint8Array<ArrayBuffer>>) => Promise<Uint8Array<ArrayBuffer>>;

/** Creates a cache that drops the least recently used entries beyond a number of bytes. Failures are not kept. */
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
    const known = entries.get(key);
    const size = sizes.get(key);
    if (size !== undefined) use(key, size);
    if (known) return known;
    const made = make();
    entries.set(key, made);
    try {
      const { byteLength } = await made;
      total += byteLength;
      use(key, byteLength);
      shrink();
      return await made;
    } catch (error) {
      entries.delete(key);
      throw error;
    }
  };
}
