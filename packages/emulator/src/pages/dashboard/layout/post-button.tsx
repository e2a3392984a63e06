/** @jsxImportSource hono/jsx */
import type { Markup } from '../../../kernel/markup.js';

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
): Markup => (
  <form class="inline" method="post" action={action} data-confirm={confirm ? confirm : undefined}>
    {Object.entries(fields).map(([field, value]) => (
      <input type="hidden" name={field} value={value} />
    ))}
    <button class="button quiet small" aria-label={name ? name : undefined}>
      {label}
    </button>
  </form>
);
