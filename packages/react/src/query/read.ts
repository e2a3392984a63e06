import type { RequestOptions } from '@cartwright/core';

/**
 * Sends a request unless it is aborted within the same task: StrictMode subscribes, unsubscribes and subscribes again,
 * and only the second subscription should send a request.
 */
export async function read<T>(signal: AbortSignal, send: (request: RequestOptions) => Promise<T>): Promise<T> {
  await Promise.resolve();
  signal.throwIfAborted();
  return send({ signal });
}
