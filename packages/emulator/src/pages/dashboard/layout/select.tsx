/** @jsxImportSource hono/jsx */
import type { Markup } from '../../../kernel/markup.js';

/** Labeled select element. `options` maps values to labels. */
export const select = (
  name: string,
  label: string,
  value: string,
  options: Readonly<Record<string, string>>,
): Markup => (
  <div class="field">
    <label for={name}>{label}</label>
    <select id={name} name={name}>
      {Object.entries(options).map(([option, text]) => (
        <option value={option} selected={option === value}>
          {text}
        </option>
      ))}
    </select>
  </div>
);
