import type { Outcome } from '../transport/reply.js';

/**
 * Whether an attempt provably never reached the server: unknown in a browser, whose `fetch` gives no reason. Bundlers for
 * browsers use this file instead of `is-never-sent.ts`.
 */
export function isNeverSent(_: Outcome): undefined {}
