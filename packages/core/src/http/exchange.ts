import type { RequestOptions } from './request-options.js';

/** A request that is ready to be sent. */
export interface OutgoingRequest {
  /** The operation's id, for errors. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Whether it may be sent again after it may have arrived. */
  readonly repeatable?: boolean | undefined;
  readonly options: RequestOptions;
}

/** An answer, its body read to the end. */
export interface Reply {
  readonly status: number;
  readonly statusText: string;
  readonly requestId: string | null;
  readonly headers: Headers;
  readonly body: string;
}

/** Sends a request and reads its answer. Every wrapper of a call is one of these around another. */
export type Exchange = (request: OutgoingRequest) => Promise<Reply>;
