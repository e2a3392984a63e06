/** Timeout of a store's operations, in milliseconds. */
const STORE_TIMEOUT = 5_000;

/** Result of a store's operation. Rejects if it fails or times out. */
export const withStoreTimeout = <T>(operation: () => T | Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The store did not respond within 5 seconds')), STORE_TIMEOUT);
    const run = async () => operation();
    void run()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
