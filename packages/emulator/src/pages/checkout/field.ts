import { html } from 'hono/html';
import type { FormErrors, FormValues } from './checkout-form.js';
import type { Markup } from '../shared/markup.js';

/** Appearance of a form field. */
export interface FieldOptions {
  readonly type?: string;
  readonly autocomplete: string;
  readonly inputmode?: string;
  readonly optional?: boolean;
  readonly className?: string;
  /** Hint below the label. */
  readonly hint?: string;
  /** Values and labels of a choice. */
  readonly choices?: readonly (readonly [value: string, label: string])[];
}

/** A labeled field with its value and its error message, if any. */
export function field(
  name: string,
  label: string,
  { errors, form }: { form: FormValues; errors: FormErrors },
  { autocomplete, choices, className = '', hint, inputmode, optional, type = 'text' }: FieldOptions,
): Markup {
  const error = errors[name];
  const value = form[name] ?? '';
  const notes = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const described = html`${error ? html`aria-invalid="true"` : ''} ${notes && html`aria-describedby="${notes}"`}`;
  const needed = optional ? '' : html`aria-required="true"`;
  return html`<div class="field ${className}">
    <label for="${name}">${label}${optional && html` <span class="optional">(optional)</span>`}</label>
    ${
      choices
        ? html`<select id="${name}" name="${name}" autocomplete="${autocomplete}" ${needed} ${described}>
            <option value="">Choose…</option>
            ${choices.map(
              ([code, title]) =>
                html`<option value="${code}" ${code === value ? html`selected` : ''}>${title}</option>`,
            )}
          </select>`
        : html`<input
            id="${name}"
            name="${name}"
            type="${type}"
            value="${value}"
            autocomplete="${autocomplete}"
            ${inputmode && html`inputmode="${inputmode}"`}
            ${needed}
            ${described}
          />`
    }
    ${hint && html`<p class="detail" id="${name}-hint">${hint}</p>`}
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}
