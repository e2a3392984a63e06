/** Returns a function that calls `read` once for all calls. A failure is not remembered. */
export function once<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () =>
    (result ??= read().catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}
