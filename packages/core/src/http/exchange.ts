import type { RequestOptions } from './request-options.js';

/** A request that is ready to be sent. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Whether it may be sent again after it may have arrived. */
  readonly repeatable?: boolean | undefined;
  /** When the whole call is over, in milliseconds since 1970. */
  readonly deadline?: number;
  readonly options: RequestOptions;
}

/** An answer, its body read to the end. */
export interface Reply {
  /** Its status and headers. */
  readonly response: Response;
  /** Its body. */
  readonly body: string;
}

/** Sends a request and reads its answer. Every wrapper of a call is one of these around another. */
export type Exchange = (request: OutgoingRequest) => Promise<Reply>;
