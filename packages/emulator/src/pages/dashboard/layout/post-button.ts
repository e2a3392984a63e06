import { html } from 'hono/html';
import type { Markup } from '../../shared/markup.js';

/** Options of a button that submits a form. */
export interface PostButtonOptions {
  /** Hidden fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Accessible name, if the label alone is ambiguous. Contains the label. */
  readonly name?: string;
  /** Text of the confirmation dialog before the form is submitted. */
  readonly confirm?: string;
}

/** Form with a single button. */
export const postButton = (
  action: string,
  label: string,
  { confirm, fields = {}, name }: PostButtonOptions = {},
): Markup =>
  html`<form class="inline" method="post" action="${action}" ${confirm && html`data-confirm="${confirm}"`}>
    ${Object.entries(fields).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`)}
    <button class="button quiet small" ${name && html`aria-label="${name}"`}>${label}</button>
  </form>`;
