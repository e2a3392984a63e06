import type { Outcome } from '../transport/reply.js';
import type { Call } from './call.js';

/** Sends a call. Rejects if the call ends without an outcome, such as at its deadline. */
export type Send = (call: Call) => Promise<Outcome>;

/** One step in the lifecycle of a call. `next` runs the remaining steps. */
export type Middleware = (call: Call, next: Send) => Promise<Outcome>;

/** Creates a function that runs a call through middleware. The first encloses all others; the last sends the request. */
export const compose = (...middleware: Middleware[]): Send =>
  middleware.reduceRight<Send>((next, step) => (call) => step(call, next), undefined as never);
