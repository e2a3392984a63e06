import type { CallInfo } from './transport-error.js';

/** Default maximum length of a body, in bytes. */
export const MAX_BODY_LENGTH = 10 * 2 ** 20;

/** Reads the body of a response. Releases its memory when the signal aborts. */
export type BodyReader = (response: Response, signal: AbortSignal, info: CallInfo) => Promise<string>;
