/** @jsxImportSource hono/jsx */
import type { Markup } from '../../../kernel/markup.js';

/** Options of a list of rows. */
export interface RowListOptions {
  /** Name of the list for assistive technologies. */
  readonly label: string;
  /** Text instead of an empty list. */
  readonly empty: string;
  /** Live tail: the URL of newer rows, and the ID of the newest entry so far. */
  readonly tail?: { readonly url: string; readonly after: string };
}

/** List of rows, newest first. With a tail, the script adds newer rows without reloading the others. */
export const rowList = (rows: readonly Markup[], { empty, label, tail }: RowListOptions): Markup => (
  <div class="list">
    {tail && (
      <p class="tail" hidden>
        <button type="button" class="button quiet small" aria-pressed="false">
          Pause live tail
        </button>
        <span role="status" />
      </p>
    )}
    {rows.length === 0 && <p class="empty">{empty}</p>}
    <ul
      class="rows"
      aria-label={label}
      data-tail={tail ? tail.url : undefined}
      data-after={tail ? tail.after : undefined}
      hidden={rows.length === 0}
    >
      {rows}
    </ul>
  </div>
);
