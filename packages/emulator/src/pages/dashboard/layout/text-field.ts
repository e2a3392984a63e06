import { html } from 'hono/html';
import type { Markup } from '../../shared/markup.js';

/** Options of a text field. */
export interface TextFieldOptions {
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'number' | 'search' | 'datetime-local';
  readonly value?: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Smallest number. */
  readonly min?: number;
  /** Largest number. */
  readonly max?: number;
  /** Step of a number. Defaults to any number. */
  readonly step?: number;
  /** ID of the element. Defaults to the name. */
  readonly id?: string;
}

/** Labeled text field. */
export function textField(name: string, label: string, options: TextFieldOptions = {}): Markup {
  const { hint, id = name, max, min, placeholder, required, step = 'any', type = 'text', value = '' } = options;
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${name}"
      type="${type}"
      value="${value}"
      ${type === 'number' && html`step="${step}"`}
      ${min !== undefined && html`min="${min}"`}
      ${max !== undefined && html`max="${max}"`}
      ${placeholder && html`placeholder="${placeholder}"`}
      ${required && html`required`}
      ${hint && html`aria-describedby="${id}-hint"`}
      autocomplete="off"
    />
    ${hint && html`<p class="soft" id="${id}-hint">${hint}</p>`}
  </div>`;
}
