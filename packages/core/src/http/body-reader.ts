import type { Call } from './call.js';

/** Reads the body of a response. Sets `call.release`, if it holds memory that an abandoned attempt has to release. */
export type BodyReader = (response: Response, call: Call) => Promise<string>;
