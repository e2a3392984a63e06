/** @jsxImportSource hono/jsx */
import type { Markup } from '../../../kernel/markup.js';

/** Switch that submits a form: `isOn` is its state, which the form inverts. */
export const switchButton = (
  action: string,
  label: string,
  isOn: boolean,
  fields: Readonly<Record<string, string>>,
): Markup => (
  <form class="inline" method="post" action={action}>
    {Object.entries(fields).map(([name, value]) => (
      <input type="hidden" name={name} value={value} />
    ))}
    <button class="switch" role="switch" aria-checked={String(isOn)}>
      <span aria-hidden="true" />
      {label}
    </button>
  </form>
);
