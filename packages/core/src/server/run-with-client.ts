import type { Client } from '../client/client.js';
import { currentContext, runInContext } from './request-context.js';

/**
 * Runs a function in which unbound operations use the given client. Safe for concurrent requests. The client also
 * applies to everything that the function starts, such as promises, timers and streams.
 *
 * @param client - Client of the current request and user.
 * @param fn - Handler of the request.
 * @param options - `elevated`: the client used inside `elevate`. Defaults to that of the surrounding context.
 * @returns The result of `fn`. Exceptions of `fn` pass through.
 * @example
 * ```ts
 * import { operation, type Client } from '@cartwright/core';
 * import { runWithClient } from '@cartwright/core/server';
 *
 * const ping = operation<[], { pong: boolean }>({ id: 'ping', method: 'GET', path: '/v1/ping' });
 * export const handle = (client: Client) => runWithClient(client, async () => Response.json(await ping()));
 * ```
 */
export const runWithClient = <Result>(
  client: Client,
  fn: () => Result,
  { elevated = currentContext()[1] }: { elevated?: Client | undefined } = {},
): Result => runInContext(elevated ? [client, elevated] : [client], fn);
