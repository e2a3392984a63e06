import type { WireError } from './wire-error.js';

/** A refusal as an answer: what the handler changed before it is kept, where throwing would undo it. */
export const refusal = ({ status, body, headers }: WireError): Response => Response.json(body, { status, headers });
