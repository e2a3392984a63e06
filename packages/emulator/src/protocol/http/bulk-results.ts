import { ApplicationError, HttpError } from '../../kernel/errors/http-error.js';

/**
 * Does something for each item of a bulk call: each succeeds or fails on its own, and the answer tells which.
 * `act` must change nothing where it refuses. What it answers is the item of its result.
 */
export function bulkResults<T extends { readonly id: string }>(
  items: readonly T[],
  act: (item: T) => object | undefined,
): { results: { itemMetadata: object; item?: object }[]; bulkActionMetadata: object } {
  let totalFailures = 0;
  const results = items.map((item, originalIndex) => {
    const metadata = { id: item.id, originalIndex };
    try {
      const done = act(item);
      return { itemMetadata: { ...metadata, success: true }, ...(done && { item: done }) };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      totalFailures++;
      const { code = 'UNKNOWN', data = {} } = error instanceof ApplicationError ? error : { code: 'INVALID_ARGUMENT' };
      return { itemMetadata: { ...metadata, success: false, error: { code, description: error.message, data } } };
    }
  });
  const totalSuccesses = items.length - totalFailures;
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } };
}
