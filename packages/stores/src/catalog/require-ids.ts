import { invalidArgument } from '@cartwright/core';
import { requireText } from '../shared/require.js';

/** Maximum number of products of a request for their stock. */
const maxIds = 100;

/** Throws `invalid_argument` unless there are 1 to 100 IDs, none of them empty. */
export function requireIds(ids: readonly string[]): void {
  if (ids.length === 0 || ids.length > maxIds) throw invalidArgument('productIds', `1 to ${maxIds} IDs`);
  for (const id of ids) requireText(id, 'productIds');
}
