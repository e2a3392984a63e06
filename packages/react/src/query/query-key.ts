import type { OperationSpec } from '@cartwright/core';

interface Reading {
  readonly spec: OperationSpec;
}

/**
 * The cache key of a call whose result is the same for everybody, such as the catalog's: the operation's id and its arguments.
 *
 * @param operation - The operation that reads.
 * @param args - Its arguments.
 */
export const queryKey = (operation: Reading, ...args: readonly unknown[]) =>
  ['cartwright', operation.spec.id, ...args] as const;

/** Key prefix of all private cache entries of a session. */
export const privateKeys = (session: string) => ['cartwright', session] as const;

/**
 * The cache key of a call whose result depends on who asks: no other session finds it.
 *
 * @param session - The session's id.
 * @param operation - The operation that reads.
 * @param args - Its arguments.
 */
export const privateKey = (session: string, operation: Reading, ...args: readonly unknown[]) =>
  [...privateKeys(session), operation.spec.id, ...args] as const;
