/** @jsxImportSource hono/jsx */
import type { Markup } from '../../../kernel/markup.js';

/** List of names and values. Absent and empty values are omitted. */
export const facts = (entries: Readonly<Record<string, Markup | string | number | undefined>>): Markup => (
  <dl class="facts">
    {Object.entries(entries).flatMap(([name, value]) =>
      value === undefined || value === ''
        ? []
        : [
            <div>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>,
          ],
    )}
  </dl>
);
