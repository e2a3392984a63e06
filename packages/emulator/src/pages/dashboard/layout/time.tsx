/** @jsxImportSource hono/jsx */
import type { Markup } from '../../../kernel/markup.js';

/** Time of an ISO 8601 string in UTC: of day, or with its date. */
export const time = (iso: string, form: 'time' | 'full' = 'time'): Markup => (
  <time datetime={iso}>{form === 'time' ? iso.slice(11, 19) : `${iso.slice(0, 10)} ${iso.slice(11, 19)}`}</time>
);
