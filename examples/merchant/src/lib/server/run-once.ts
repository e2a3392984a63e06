/**
 * Runs a task unless one with the same key ran before. Then it returns the result of that one.
 *
 * @param isDone Whether the task with this result must not run again. By default, any result but an error.
 */
export type RunOnce = <Result>(
  key: string,
  task: () => Promise<Result>,
  isDone?: (result: Result) => boolean,
) => Promise<Result>;

const maxResults = 200;

/**
 * Creates a {@link RunOnce} in the memory of this process. It remembers the last 200 results, and no failures, so that a
 * form that is sent twice changes nothing twice.
 */
export function createRunOnce(): RunOnce {
  const results = new Map<string, Promise<unknown>>();
  return (key, task, isDone = () => true) => {
    const known = results.get(key);
    // The key belongs to one form, whose task always returns the same type.
    if (known) return known as ReturnType<typeof task>;
    const result = task();
    results.set(key, result);
    const forget = () => results.delete(key);
    result.then((value) => isDone(value) || forget(), forget);
    const [oldest] = results.keys();
    if (results.size > maxResults && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
