/** Error class for rejected bodies. Its code determines message and status. */
export type RejectionClass = new (code: 'invalid_jwt' | 'body_too_large', reason: string) => Error;
