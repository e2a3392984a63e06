/** Timeout of a store's operations, in milliseconds. */
export const STORE_TIMEOUT = 5_000;

/** First and longest delay before an operation of a store is repeated, in milliseconds. The delay doubles each time. */
const DELAYS = { first: 5, longest: 500 };

/** Result of a store's operation. Rejects if it fails or times out. */
export const withStoreTimeout = <T>(operation: () => T | Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The store did not respond within 5 seconds')), STORE_TIMEOUT);
    const run = async () => operation();
    void run()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });

/**
 * Repeats an operation of a store until it succeeds, such as while the store restarts.
 *
 * @param operation - The operation.
 * @param period - Period in which it is repeated, in milliseconds.
 * @throws the last error of the operation when the period ends.
 */
export async function repeat<T>(operation: () => Promise<T>, period: number): Promise<T> {
  const end = Date.now() + period;
  for (let delay = DELAYS.first; ; delay = Math.min(delay * 2, DELAYS.longest)) {
    try {
      return await operation();
    } catch (error) {
      if (Date.now() + delay > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}
