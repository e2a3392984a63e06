/** @jsxImportSource hono/jsx */
import type { FormErrors, FormValues } from './checkout-form.js';
import type { Markup } from '../../kernel/markup.js';

/** Appearance of a form field. */
export interface FieldOptions {
  readonly type?: string;
  readonly autocomplete: string;
  readonly inputmode?: 'numeric';
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
  const named = { id: name, name, autocomplete };
  const states = {
    'aria-required': optional ? undefined : ('true' as const),
    'aria-invalid': error ? ('true' as const) : undefined,
    'aria-describedby': notes || undefined,
  };
  return (
    <div class={`field ${className}`}>
      <label for={name}>
        {label}
        {optional && (
          <>
            {' '}
            <span class="optional">(optional)</span>
          </>
        )}
      </label>
      {choices ? (
        <select {...named} {...states}>
          <option value="">Choose…</option>
          {choices.map(([code, title]) => (
            <option value={code} selected={code === value}>
              {title}
            </option>
          ))}
        </select>
      ) : (
        <input {...named} type={type} value={value} inputmode={inputmode} {...states} />
      )}
      {hint && (
        <p class="detail" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p class="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
