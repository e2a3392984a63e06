/** Maximum wait for a refresh elsewhere, in milliseconds. A token call takes at most 30 seconds. */
export const LOCK_TIMEOUT = 35_000;

/**
 * Runs a function exclusively among all tabs of the site, under a Web Lock. Runs it immediately if Web Locks are
 * missing.
 */
export async function tabLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return run();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LOCK_TIMEOUT);
  let isRunning = false;
  const start = () => {
    clearTimeout(timer);
    isRunning = true;
    return run();
  };
  return locks.request(name, { signal: waiting.signal }, start).catch((error: unknown) => {
    if (isRunning) throw error;
    return start();
  });
}
