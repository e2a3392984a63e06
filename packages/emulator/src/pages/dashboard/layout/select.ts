import { html } from 'hono/html';
import type { Markup } from '../../shared/markup.js';

/** Labeled select element. `options` maps values to labels. */
export const select = (name: string, label: string, value: string, options: Readonly<Record<string, string>>): Markup =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${Object.entries(options).map(
        ([option, text]) => html`<option value="${option}" ${option === value ? html`selected` : ''}>${text}</option>`,
      )}
    </select>
  </div>`;
