import { html } from 'hono/html';
import type { Markup } from '../../shared/markup.js';

/** List of names and values. Absent and empty values are omitted. */
export const facts = (entries: Readonly<Record<string, Markup | string | number | undefined>>): Markup =>
  html`<dl class="facts">
    ${Object.entries(entries).flatMap(([name, value]) =>
      value === undefined || value === ''
        ? []
        : [
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
          ],
    )}
  </dl>`;
