import { vi } from 'vitest';
import type { Call } from '../http/call.js';
import type { Middleware } from '../http/compose.js';
import type { OutgoingRequest } from '../transport/outgoing-request.js';
import type { Outcome } from '../transport/reply.js';
import type { TransportOptions } from '../transport/transport-options.js';

/** An outcome with a response. */
export const reply = (status: number, headers: Record<string, string> = {}, body = '{}'): Outcome => ({
  response: { status, statusText: '', headers: new Headers(headers) },
  body,
});

/** A call before its options are resolved. */
export const createCall = (
  request: Partial<OutgoingRequest> = {},
  settings: TransportOptions = {},
  more: Partial<Call> = {},
) =>
  ({
    request: {
      operation: 'things.read',
      method: 'GET',
      url: 'https://api.example/v1',
      headers: {},
      options: {},
      ...request,
    },
    settings,
    operation: 'things.read',
    attempts: 0,
    authorization: {},
    ...more,
  }) as unknown as Call;

/** A last middleware with the given outcomes. */
export const ends = (...outcomes: Outcome[]) => vi.fn<Middleware>(() => Promise.resolve(outcomes.shift() as Outcome));
