/** Formats a value for comparison: dates by their time, fields in sorted order. */
const shown = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? 'undefined';

/** Throws unless both are equal. */
export function equal(actual: unknown, expected: unknown): void {
  if (shown(actual) !== shown(expected)) throw new Error(`${shown(actual)} is not ${shown(expected)}`);
}

/** Returns the rejection of a promise. Throws if it is fulfilled. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It was not rejected');
}
