import type { RequestOptions } from '@cartwright/core';

/**
 * Sends a read, unless it was given up within the same task: StrictMode subscribes, leaves and subscribes again, and
 * only the second read shall be sent.
 */
export async function read<T>(signal: AbortSignal, send: (request: RequestOptions) => Promise<T>): Promise<T> {
  await Promise.resolve();
  signal.throwIfAborted();
  return send({ signal });
}
