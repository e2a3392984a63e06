import type { ReactNode } from 'react';

interface InfoTableProps {
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly string[];
  /** Cells of each row. The first one is the row's heading. */
  rows: readonly (readonly ReactNode[])[];
}

/** Table on a page about the store. Scrolls sideways on narrow screens. */
export const InfoTable = ({ caption, columns, rows }: InfoTableProps) => (
  // A region that scrolls has to be reachable with the keyboard.
  // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
  <div role="region" aria-label={caption} tabIndex={0} className="-mx-2 overflow-x-auto px-2">
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-ink">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-6 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {rows.map(([heading, ...cells], row) => (
          <tr key={row} className="border-b border-line align-top">
            <th scope="row" className="py-2.5 pr-6 font-medium">
              {heading}
            </th>
            {cells.map((cell, index) => (
              <td key={index} className="py-2.5 pr-6">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
