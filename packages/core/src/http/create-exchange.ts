import type { Exchange } from './exchange.js';
import { retrying } from './retry.js';
import { transport } from './transport.js';

/**
 * The way of every request: retries around attempts, each under its deadline.
 *
 * @param fetch - Used instead of the global `fetch`, which is otherwise looked up for every request.
 * @returns The exchange. It adds no authorization.
 * @example
 * ```ts
 * import { createExchange } from '@cartwright/core';
 *
 * const exchange = createExchange();
 * export const reply = exchange({
 *   method: 'GET',
 *   url: 'https://www.wixapis.com/v1/ping',
 *   headers: {},
 *   repeatable: true,
 *   options: {},
 * });
 * ```
 * @see Specification, section 7: calls
 */
export const createExchange = (fetch?: typeof globalThis.fetch): Exchange =>
  retrying(transport(fetch ?? ((...request) => globalThis.fetch(...request))));
