/** Runs a function for each value, at most `concurrency` at a time. Returns the results in the order of the values. */
export async function inParallel<V, R>(
  values: readonly V[],
  concurrency: number,
  run: (value: V) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const work = async () => {
    while (next < values.length) {
      const index = next++;
      results[index] = await run(values[index] as V);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return results;
}
