/** Runs a task unless one with the same key ran before. Then it returns the result of that one. */
export type RunOnce = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

const maxResults = 200;

/**
 * Creates a {@link RunOnce} in the memory of this process. It remembers the last 200 results, and no failures, so that a
 * form that is sent twice changes nothing twice.
 */
export function createRunOnce(): RunOnce {
  const results = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const known = results.get(key);
    // The key belongs to one form, whose task always returns the same type.
    if (known) return known as ReturnType<typeof task>;
    const result = task();
    results.set(key, result);
    result.catch(() => results.delete(key));
    const [oldest] = results.keys();
    if (results.size > maxResults && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
