import { ApplicationError, ValidationError } from '../../kernel/errors/application-error.js';

/**
 * Runs an action for each item of a bulk call. Each succeeds or fails on its own. `act` must not change anything before
 * it throws. Its return value is the item of the result.
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
      if (!(error instanceof ApplicationError || error instanceof ValidationError)) throw error;
      totalFailures++;
      const { code = 'UNKNOWN', data = {} } = error instanceof ApplicationError ? error : { code: 'INVALID_ARGUMENT' };
      return { itemMetadata: { ...metadata, success: false, error: { code, description: error.message, data } } };
    }
  });
  const totalSuccesses = items.length - totalFailures;
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } };
}
