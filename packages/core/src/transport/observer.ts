import type { OutgoingRequest } from './outgoing-request.js';
import type { Reply } from './reply.js';
import type { Outcome } from './reply.js';

/** Observes one call. Its functions must not throw. */
export interface CallObserver {
  /** Called before each attempt. Returned headers are sent with the request. */
  sends(): Record<string, string> | undefined;
  /** Called after a response was read. */
  receives(response: Reply['response']): void;
  /** Called before a retry, with the delay in milliseconds and the outcome of the last attempt. */
  waits(delay: number, outcome: Outcome): void;
  /** Called before the call rejects. */
  fails(error: unknown): void;
}

/** Starts to observe a call. Create one from hooks with `observe`. */
export type Observer = (request: OutgoingRequest) => CallObserver;
