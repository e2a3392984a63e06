import type { OutgoingRequest } from '../transport/outgoing-request.js';
import type { Reply } from '../transport/reply.js';
import type { AuthStrategy, Transport } from '../transport/transport.js';
import type { TransportOptions } from '../transport/transport-options.js';
import { attempt } from './attempt.js';
import { authorize } from './authorize.js';
import type { Call } from './call.js';
import { compose } from './compose.js';
import { deadline } from './deadline.js';
import { observe } from './observe.js';
import { resolveOptions } from './resolve-options.js';
import { retry } from './retry.js';

/**
 * Creates the function that sends all requests of a client. Its middleware is the lifecycle of a call: each step
 * encloses those after it.
 *
 * @param settings - Transport settings. The global `fetch` is looked up for each request.
 * @returns The transport, which sends one request per call.
 * @example
 * ```ts
 * import { createTransport } from '@cartwright/core';
 *
 * const transport = createTransport({ timeout: 5000 });
 * const request = { operation: 'ping', method: 'GET', url: 'https://www.wixapis.com/v1/ping', headers: {}, options: {} };
 * export const status = transport(request, ({ response }) => response.status);
 * ```
 */
export function createTransport(settings: TransportOptions = {}): Transport {
  const send = compose(resolveOptions, deadline, retry(), authorize, attempt(settings.maxResponseBytes));
  return <Result>(request: OutgoingRequest, read: (reply: Reply) => Result, auth?: AuthStrategy) => {
    const call = { request, settings, auth, operation: request.operation, attempts: 0 };
    return observe(call as unknown as Call, read, send);
  };
}
