/** Timeout of a store's operations, in milliseconds. */
const LONGEST_ANSWER = 5_000;

/** Result of a store's operation. Rejects if it fails or times out. */
export const answerOf = <T>(ask: () => T | Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The store does not answer')), LONGEST_ANSWER);
    const asked = async () => ask();
    void asked()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
