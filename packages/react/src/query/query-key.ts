import type { OperationSpec } from '@cartwright/core';

interface Reading {
  readonly spec: OperationSpec;
}

/**
 * Cache key of an operation whose result is the same for all users, such as the catalog: operation ID and arguments.
 *
 * @param operation - Operation that fetches the data.
 * @param args - Arguments of the operation.
 */
export const queryKey = (operation: Reading, ...args: readonly unknown[]) =>
  ['cartwright', operation.spec.id, ...args] as const;

/** Key prefix of all private cache entries of a session. */
export const privateKeys = (session: string) => ['cartwright', session] as const;

/**
 * Cache key of an operation whose result depends on the user. Only the same session finds the entry.
 *
 * @param session - Session ID.
 * @param operation - Operation that fetches the data.
 * @param args - Arguments of the operation.
 */
export const privateKey = (session: string, operation: Reading, ...args: readonly unknown[]) =>
  [...privateKeys(session), operation.spec.id, ...args] as const;
