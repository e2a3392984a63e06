import type { ReactNode } from 'react';
import { classNames } from '../../../storefront/src/ui/class-names.js';

type Column = string | { readonly name: string; readonly isNumeric: true };

interface TableProps {
  caption: string;
  columns: readonly Column[];
  /** Rows. */
  children: ReactNode;
}

/** Table that scrolls sideways on narrow screens. */
export const Table = ({ caption, columns, children }: TableProps) => (
  <div className="relative overflow-x-auto rounded-3xl border border-line bg-raised">
    <table
      className={classNames(
        'w-full min-w-[42rem] text-left text-sm [&_td]:px-4 [&_td]:py-3 [&_th]:px-4 [&_th]:py-3 [&_th]:font-semibold',
        '[&_tbody_tr]:border-t [&_tbody_tr]:border-line',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => {
            const { name, isNumeric } = typeof column === 'string' ? { name: column, isNumeric: false } : column;
            return (
              <th key={name} scope="col" className={classNames('text-ink-soft', isNumeric && 'text-right')}>
                {name}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
