/** Time limit of a call that is expected to exceed it, in milliseconds. */
export const EXCEEDED = 3_600_000;

/** `Retry-After` of faults after which a call is retried, in seconds. The SDK waits for 30 at most. */
export const RETRY_AFTER = 25;

/** Shortest wait before a retry that is skipped, in milliseconds. Longer than any backoff or timer of `fetch`. */
const SKIPPED = 20_000;

/** Skips the long waits of calls, until `restore`. All other timers of the process remain. */
export interface SkippedWaits {
  /** Lets the time pass that the pending calls may take. */
  exceedLimits(): void;
  /** Restores the timers. */
  restore(): void;
}

/**
 * Lets waits before a retry end at once if the response requested them, and the limit of a call expire only by
 * `exceedLimits`. So no test waits, and a request arrives before its limit on a busy machine, too.
 */
export function skipWaits(): SkippedWaits {
  const { setTimeout, clearTimeout } = globalThis;
  const now = performance.now.bind(performance);
  const pending = new Map<unknown, () => void>();
  let passed = 0;

  const start = (run: () => void, milliseconds = 0, ...args: []) => {
    if (milliseconds >= SKIPPED && milliseconds <= RETRY_AFTER * 1000) return setTimeout(run, 0, ...args);
    const timer = setTimeout(run, milliseconds, ...args);
    if (milliseconds > EXCEEDED / 2) pending.set(timer, run);
    return timer;
  };
  const clear: typeof clearTimeout = (timer) => {
    pending.delete(timer);
    clearTimeout(timer);
  };
  globalThis.setTimeout = Object.assign(start, setTimeout);
  globalThis.clearTimeout = clear;
  performance.now = () => now() + passed;

  return {
    exceedLimits() {
      passed += EXCEEDED;
      for (const [timer, run] of pending) {
        clear(timer as NodeJS.Timeout);
        run();
      }
    },
    restore() {
      Object.assign(globalThis, { setTimeout, clearTimeout });
      Reflect.deleteProperty(performance, 'now');
    },
  };
}
