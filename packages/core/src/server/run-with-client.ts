import type { Client } from '../client/client.js';
import { currentContext, runInContext } from './request-context.js';

/**
 * Runs a function in which operations that are called alone use this client, however many other requests run at the same
 * time. Everything that the function starts is in it too: promises, timers, streams.
 *
 * @param client - The client of one request, so of one user.
 * @param fn - What handles the request.
 * @param options - `elevated`: the client for what `elevate` runs in it. Without it, the one of the surroundings.
 * @returns What `fn` returns. What it throws is thrown.
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
