import { invalidArgument, readArgument } from '../errors/invalid-argument.js';
import { mergeHeaders } from '../transport/merge-headers.js';
import type { CallObserver } from '../transport/observer.js';
import type { OutgoingRequest } from '../transport/outgoing-request.js';
import type { RequestOptions } from '../transport/request-options.js';
import type { TransportOptions } from '../transport/transport-options.js';
import { maxAttempts } from './retry-policy.js';
import type { CallInfo } from './transport-error.js';

/** Options of a call merged with those of its client and the defaults. */
type Options = TransportOptions & Omit<RequestOptions, 'headers'> & { timeout: number; attemptTimeout: number };

/** A call in progress. */
export interface Call extends CallInfo {
  /** The request. */
  readonly request: OutgoingRequest;
  /** Resolved options. */
  readonly options: Options;
  /** Headers of this call. They win over those of the client and of the session. */
  readonly headers: Record<string, string>;
  /** Observer of the call. */
  readonly observer: CallObserver | undefined;
  /** Whether the request was replayed after a 401. */
  isReplay?: boolean;
  /** Milliseconds until the deadline. */
  remaining(): number;
}

/**
 * Resolves the options of a call and starts its timeout. Options of the call win over those of the client; `undefined`
 * counts as not set.
 */
export const createCall = (
  request: OutgoingRequest,
  settings: TransportOptions,
  observer: CallObserver | undefined,
): Call =>
  readArgument('options', 'valid options', () => {
    const entries = [settings, request.options].flatMap((source) => Object.entries(source) as [string, unknown][]);
    const options: Options = {
      timeout: 30_000,
      attemptTimeout: 10_000,
      ...Object.fromEntries(entries.filter(([, value]) => value != null)),
    };
    const { timeout, attemptTimeout, retry } = options;
    for (const [name, value] of Object.entries({ timeout, attemptTimeout, retry: maxAttempts(retry) })) {
      if (!(value >= 0)) throw invalidArgument(name, 'a non-negative number');
    }
    const deadline = performance.now() + +timeout;
    return {
      operation: request.operation,
      attempts: 0,
      request,
      options,
      headers: mergeHeaders(request.options.headers),
      observer,
      remaining: () => Math.ceil(deadline - performance.now()),
    };
  });
