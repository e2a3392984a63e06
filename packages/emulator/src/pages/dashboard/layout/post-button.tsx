/** @jsxImportSource hono/jsx */
import type { Markup } from '../../../kernel/markup.js';

/** Options of a button that submits a form. */
export interface PostButtonOptions {
  /** Hidden fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Accessible name, if the label alone is ambiguous. Contains the label. */
  readonly name?: string;
  /** Text that the button opens, with a second button that submits the form. */
  readonly confirm?: string;
}

/** Form with a single button, which needs a confirmation if there is a text for it. */
export const postButton = (
  action: string,
  label: string,
  { confirm, fields = {}, name }: PostButtonOptions = {},
): Markup => {
  const form = (
    <form class="inline" method="post" action={action}>
      {Object.entries(fields).map(([field, value]) => (
        <input type="hidden" name={field} value={value} />
      ))}
      {confirm && <p>{confirm}</p>}
      <button class={confirm ? 'button small' : 'button quiet small'} aria-label={name}>
        {label}
      </button>
    </form>
  );
  if (!confirm) return form;
  return (
    <details class="confirm" name="confirm">
      <summary class="button quiet small" aria-label={name}>
        {label}
      </summary>
      {form}
    </details>
  );
};
