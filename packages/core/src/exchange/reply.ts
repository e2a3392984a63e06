import type { CartwrightError } from '../errors/cartwright-error.js';

/** An answer, its body read to the end. It holds nothing of what authorized the call, even where a server repeats it. */
export interface Reply {
  /** Its status and headers. */
  readonly response: {
    readonly status: number;
    readonly statusText: string;
    readonly headers: Pick<Headers, 'get'>;
  };
  /** Its body. */
  readonly body: string;
}

/** What came of an attempt. */
export type Outcome = Partial<Reply & CartwrightError>;
