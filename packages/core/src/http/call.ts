import { invalidArgument, readArgument } from '../errors/invalid-argument.js';
import type { OutgoingRequest } from './exchange.js';
import { mergeHeaders } from './merge-headers.js';
import type { CallObserver } from './observer.js';
import type { RequestOptions } from './request-options.js';
import { attemptsOf } from './retry-policy.js';
import type { Sending } from './transport-error.js';
import type { TransportOptions } from './transport-options.js';

/** A call in flight: its request, its resolved options and what has been sent so far. */
export interface Call extends Sending {
  readonly request: OutgoingRequest;
  readonly options: TransportOptions & Omit<RequestOptions, 'headers'> & { timeout: number; attemptTimeout: number };
  /** Headers of this call alone. They win over those of the client and of the session. */
  readonly headers: Record<string, string>;
  readonly observer: CallObserver | undefined;
  /** Whether the request was sent again after a 401. */
  isReplay?: boolean;
  /** Milliseconds until the deadline. */
  left(): number;
}

const isDuration = (value: unknown): boolean => typeof value === 'number' && value >= 0;

/** Resolves the options of a call: its own before those of its client. `undefined` means that an option is not set. */
function resolve(settings: TransportOptions, own: RequestOptions): Call['options'] {
  const options = { timeout: 30_000, attemptTimeout: 10_000 } as Call['options'];
  for (const [name, value] of [...Object.entries(settings), ...Object.entries(own)] as [string, unknown][]) {
    if (value !== undefined) Object.assign(options, { [name]: value });
  }
  const { timeout, attemptTimeout, retry } = options;
  if (!isDuration(timeout)) throw invalidArgument('timeout', 'a number of milliseconds');
  if (!isDuration(attemptTimeout)) throw invalidArgument('attemptTimeout', 'a number of milliseconds');
  if (!(attemptsOf(retry) >= 0)) {
    throw invalidArgument('retry', 'false, a number of attempts, or { attempts, shouldRetry }');
  }
  return options;
}

/** Starts the clock of a call. */
export function createCall(
  request: OutgoingRequest,
  settings: TransportOptions,
  observer: CallObserver | undefined,
): Call {
  const { options, headers } = readArgument('options', 'readable', () => ({
    options: resolve(settings, request.options),
    headers: mergeHeaders(request.options.headers),
  }));
  const deadline = performance.now() + options.timeout;
  const left = () => Math.ceil(deadline - performance.now());
  return { operation: request.operation, attempts: 0, request, options, headers, observer, left };
}
