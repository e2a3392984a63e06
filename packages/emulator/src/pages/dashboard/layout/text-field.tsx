/** @jsxImportSource hono/jsx */
import type { Markup } from '../../../kernel/markup.js';

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
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        value={value}
        step={type === 'number' ? step : undefined}
        min={min !== undefined ? min : undefined}
        max={max !== undefined ? max : undefined}
        placeholder={placeholder ? placeholder : undefined}
        required={required}
        aria-describedby={hint ? `${id}-hint` : undefined}
        autocomplete="off"
      />
      {hint && (
        <p class="soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
