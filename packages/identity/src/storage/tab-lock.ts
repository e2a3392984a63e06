/** A renewal elsewhere is waited for no longer than this, in milliseconds: a token call takes 30 seconds at most. */
export const LONGEST_LOCK = 35_000;

/** Runs one at a time among all tabs of the site, under a Web Lock of this name; at once where there are no Web Locks. */
export async function tabLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return run();
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), LONGEST_LOCK);
  let isRunning = false;
  const start = () => {
    clearTimeout(timer);
    isRunning = true;
    return run();
  };
  return locks.request(name, { signal: given.signal }, start).catch((error: unknown) => {
    if (isRunning) throw error;
    return start();
  });
}
