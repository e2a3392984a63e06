import { html } from 'hono/html';
import type { Markup } from '../../shared/markup.js';

/** Kind of a status, which determines its color. The label contains the same information as text. */
export type Tone = 'good' | 'warn' | 'bad' | 'plain';

/** Status as a word: `PARTIALLY_PAID` becomes “partially paid”. */
export const status = (name: string | number, tone: Tone): Markup =>
  html`<span class="status ${tone}">${String(name).toLowerCase().replaceAll('_', ' ')}</span>`;
