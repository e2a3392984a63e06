import type { LoggedRequest } from '../../../protocol/http/request-log.js';
import type { Markup } from '../../../kernel/markup.js';
import { type Tone, status as badge } from '../layout/status.js';

const getTone = (status: number): Tone => (status === 0 || status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good');

/** Status of a response, or that a fault dropped the connection. */
export const outcome = ({ status }: LoggedRequest): Markup => badge(status === 0 ? 'dropped' : status, getTone(status));
