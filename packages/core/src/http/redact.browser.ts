import type { Reply } from '../transport/reply.js';
import type { Call } from './call.js';

/**
 * Keeps responses as they are: a page belongs to the user whose credentials it holds. Bundlers for browsers use this
 * file instead of `redact.ts`, which keeps the credentials of all users out of the errors and logs of a server. esbuild
 * removes calls of a function declaration without statements.
 */
export function redact(_call: Call, _reply: Reply): undefined {}
