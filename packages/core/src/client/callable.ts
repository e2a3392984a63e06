import { ambientClient } from './ambient-client.js';
import { bindTo } from './bind-to.js';
import type { Client } from './client.js';

/**
 * Creates a function that needs a client. `client.use` and the `modules` option bind it; called unbound, it uses the
 * ambient client. Operations are created with it. Use it for functions that combine several operations.
 *
 * @template Function - Signature of the created function.
 * @param bind - Returns the function for a given client.
 * @returns The unbound function. It throws `context_missing` when it is called without an ambient client.
 * @example
 * ```ts
 * import { callable, operation } from '@cartwright/core';
 *
 * const ping = operation<[], { pong: boolean }>({ id: 'ping', method: 'GET', path: '/v1/ping' });
 * export const pingTwice = callable((client) => () => Promise.all([client.use(ping)(), client.use(ping)()]));
 * ```
 */
export const callable = <Function extends (...args: never[]) => unknown>(
  bind: (client: Client) => Function,
): Function => Object.assign(((...args: never[]) => bind(ambientClient())(...args)) as Function, { [bindTo]: bind });
