/** Maximum wait for a refresh elsewhere, in milliseconds. A token call takes at most 30 seconds. */
export const LOCK_TIMEOUT = 35_000;

/**
 * Runs a function while no other tab of the site runs one under the same name, with a Web Lock. Runs it without a lock
 * if the browser has no Web Locks, or after 35 s.
 *
 * @param name - Name of the lock, the same in all tabs.
 * @param run - Function to run. The lock is held until its promise settles.
 * @returns The result of the function. Rejects if it rejects.
 * @example
 * ```ts
 * import { withTabLock } from '@cartwright/identity/tab-channel';
 *
 * export const saveDraft = (text: string) =>
 *   withTabLock('draft', () => fetch('/draft', { method: 'PUT', body: text }));
 * ```
 * @see https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 */
export async function withTabLock<T>(name: string, run: () => Promise<T>): Promise<T> {
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
