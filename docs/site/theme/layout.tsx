import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';

/** A table that scrolls sideways on narrow screens, also by keyboard. */
const Table = (props: ComponentProps<'table'>) => (
  <div className="rp-table-scroll-container rp-scrollbar" role="region" aria-label="Table" tabIndex={0}>
    <table {...props} />
  </div>
);

/** Header of a column. The first column of many tables has none. */
const TableHeader = ({ children, ...props }: ComponentProps<'th'>) =>
  children ? <th {...props}>{children}</th> : <td {...props} />;

const components = import.meta.env.SSG_MD ? {} : { table: Table, th: TableHeader };

/** Layout of all pages. */
export const Layout = () => <OriginalLayout components={components} />;
