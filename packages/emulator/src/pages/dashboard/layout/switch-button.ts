import { html } from 'hono/html';
import type { Markup } from '../../shared/markup.js';

/** Switch that submits a form: `isOn` is its state, which the form inverts. */
export const switchButton = (
  action: string,
  label: string,
  isOn: boolean,
  fields: Readonly<Record<string, string>>,
): Markup =>
  html`<form class="inline" method="post" action="${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="switch" role="switch" aria-checked="${String(isOn)}">
      <span aria-hidden="true"></span>${label}
    </button>
  </form>`;
