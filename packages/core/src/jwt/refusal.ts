/** The class of the errors with which a room refuses a body. Its code decides message and status. */
export type Refusal = new (code: 'invalid_jwt' | 'body_too_large', reason: string) => Error;
