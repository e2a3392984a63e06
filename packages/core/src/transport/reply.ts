import type { CartwrightError } from '../errors/cartwright-error.js';

/** A response whose body has been read. The authorization of the request is removed, even if a server echoes it. */
export interface Reply {
  /** Status and headers. */
  readonly response: {
    readonly status: number;
    readonly statusText: string;
    readonly headers: Pick<Headers, 'get'>;
  };
  /** Response body. */
  readonly body: string;
}

/** Result of an attempt: a response or an error. */
export type Outcome = Partial<Reply & CartwrightError>;
