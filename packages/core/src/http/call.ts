import type { CallObserver } from '../transport/observer.js';
import type { OutgoingRequest } from '../transport/outgoing-request.js';
import type { RequestOptions } from '../transport/request-options.js';
import type { AuthStrategy } from '../transport/transport.js';
import type { TransportOptions } from '../transport/transport-options.js';
import type { CallInfo } from './transport-error.js';

/** Options of a call merged with those of its client and the defaults. */
export type CallOptions = TransportOptions &
  Omit<RequestOptions, 'headers'> & { timeout: number; attemptTimeout: number };

/** A call in progress. */
export interface Call extends CallInfo {
  /** The request. */
  readonly request: OutgoingRequest;
  /** Transport settings of the client. */
  readonly settings: TransportOptions;
  /** Authorizes the call. `undefined` if it is sent unauthorized. */
  readonly auth: AuthStrategy | undefined;
  /** Observer of the call. */
  observer: CallObserver | undefined;
  /** Resolved options. */
  options: CallOptions;
  /** Time at which the timeout of the call ends, in milliseconds of `performance.now()`. */
  endsAt: number;
  /** Headers of this call. They win over those of the client and of the session. */
  headers: Record<string, string>;
  /** Headers that authorize the next attempt. */
  authorization: Record<string, string>;
  /** Whether no attempt can follow the next one, which may then use the rest of the timeout. */
  isLast: boolean;
  /** Whether the request was replayed after a 401. */
  isReplay?: boolean;
  /** Releases the memory of the last attempt's body. Has no effect once it is read. */
  release?: () => void;
}

/** Milliseconds until the timeout of a call. */
export const remaining = ({ endsAt }: Call): number => Math.ceil(endsAt - performance.now());
