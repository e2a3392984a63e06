/** @jsxImportSource hono/jsx */
import type { Markup } from '../../../kernel/markup.js';

/** Kind of a status, which determines its color. The label contains the same information as text. */
export type Tone = 'good' | 'warn' | 'bad' | 'plain';

/** Status as a word: `PARTIALLY_PAID` becomes “partially paid”. */
export const status = (name: string | number, tone: Tone): Markup => (
  <span class={`status ${tone}`}>{String(name).toLowerCase().replaceAll('_', ' ')}</span>
);
