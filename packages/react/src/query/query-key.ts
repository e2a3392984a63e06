import type { OperationSpec } from '@cartwright/core';

/**
 * The cache key of a call: the operation's name and its arguments. Every hook's key is made here.
 *
 * @param operation - The operation that reads.
 * @param args - Its arguments.
 * @returns The key.
 */
export const queryKey = (operation: { readonly spec: OperationSpec }, ...args: readonly unknown[]) =>
  ['cartwright', operation.spec.id, ...args] as const;
