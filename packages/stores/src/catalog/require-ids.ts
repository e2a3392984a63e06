import { invalidArgument, isDevelopment } from '@cartwright/core';
import { requireText } from '../shared/require.js';

/** Maximum number of products of a request. */
const maxIds = 100;

/**
 * Returns the IDs.
 *
 * @throws {CartwrightError} `invalid_argument` unless there are 1 to 100, none of them empty
 */
export function requireIds(ids: readonly string[], argument: string): string[] {
  if (ids.length === 0 || ids.length > maxIds) throw invalidArgument(argument, isDevelopment && `1 to ${maxIds} IDs`);
  for (const id of ids) requireText(id, argument);
  return [...ids];
}
