import type { OutgoingRequest } from './outgoing-request.js';
import type { Reply } from './reply.js';
import type { Outcome } from './reply.js';

/** Observes one call. Its functions must not throw. */
export interface CallObserver {
  /** Called before each attempt. Returned headers are sent with the request. */
  onAttempt(): Record<string, string> | undefined;
  /** Called after a response was read. */
  onResponse(response: Reply['response']): void;
  /** Called before a retry, with the delay in milliseconds and the outcome of the last attempt. */
  onRetry(delay: number, outcome: Outcome): void;
  /** Called before the call rejects. */
  onError(error: unknown): void;
}

/** Starts to observe a call. Create one from hooks with `observe`. */
export type Observer = (request: OutgoingRequest) => CallObserver;
