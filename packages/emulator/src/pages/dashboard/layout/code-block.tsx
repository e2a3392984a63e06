/** @jsxImportSource hono/jsx */
import type { Markup } from '../../../kernel/markup.js';

/** Text in a monospaced font, with a button that copies it. */
export const codeBlock = (id: string, title: string, text: string): Markup => (
  <figure class="code">
    <figcaption>
      <span>{title}</span>
      <button type="button" class="button quiet small" data-copy={id} aria-label={`Copy: ${title}`} hidden>
        Copy
      </button>
    </figcaption>
    <pre id={id}>{text}</pre>
  </figure>
);

/** JSON value as a code block. Nothing for an absent or empty value. */
export function jsonBlock(id: string, title: string, value: unknown): Markup | '' {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return value === undefined || isEmpty ? '' : codeBlock(id, title, JSON.stringify(value, null, 2));
}
