import type { OutgoingRequest } from './outgoing-request.js';
import type { Reply } from './reply.js';
import type { Outcome } from './reply.js';

/** Is told what happens to one call. Nothing of it may throw. */
export interface CallObserver {
  /** An attempt is sent. Headers that it returns are sent with it. */
  sends(): Record<string, string> | undefined;
  /** An answer was read. */
  receives(response: Reply['response']): void;
  /** A retry is waited for, so many milliseconds, because of the last outcome. */
  waits(delay: number, outcome: Outcome): void;
  /** The call is about to be rejected. */
  fails(error: unknown): void;
}

/** Begins to observe a call. `observe` makes one of hooks. */
export type Observer = (request: OutgoingRequest) => CallObserver;
