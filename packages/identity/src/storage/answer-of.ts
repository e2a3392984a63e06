/** Longest wait for an answer of a store, in milliseconds. */
const LONGEST_ANSWER = 5_000;

/** The answer of a store. Rejects where it fails, and where it does not answer in time. */
export const answerOf = <T>(ask: () => T | Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The store does not answer')), LONGEST_ANSWER);
    const asked = async () => ask();
    void asked()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
