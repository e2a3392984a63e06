/** Value that is read again in the background. */
export interface Revalidated<Value> {
  /** Returns the value as it was read last. Waits only for the first read. */
  get(): Promise<Value>;
  /** Makes the next call of `get` wait for a new value. */
  clear(): void;
}

/**
 * Keeps a value, and reads it again in the background with the first call after `maxAge` milliseconds. While reads fail,
 * the last value is returned.
 *
 * @param onError - Called with errors of reads in the background.
 */
export function staleWhileRevalidate<Value>(
  read: () => Promise<Value>,
  maxAge: number,
  onError: (error: unknown) => void,
): Revalidated<Value> {
  let kept: { readonly value: Value; readonly time: number } | undefined;
  let pending: Promise<Value> | undefined;

  const update = (): Promise<Value> => {
    const reading = read()
      .then((value) => {
        if (pending === reading) kept = { value, time: Date.now() };
        return value;
      })
      .finally(() => {
        if (pending === reading) pending = undefined;
      });
    pending = reading;
    return reading;
  };

  return {
    async get() {
      if (kept && Date.now() - kept.time < maxAge) return kept.value;
      if (!kept) return pending ?? update();
      if (!pending) update().catch(onError);
      return kept.value;
    },
    clear() {
      kept = undefined;
      pending = undefined;
    },
  };
}
