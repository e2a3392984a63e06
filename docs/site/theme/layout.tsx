import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import { useEffect, type ComponentProps } from 'react';
import { Choice } from './choice';

/** A table that scrolls sideways on narrow screens, also by keyboard. */
const Table = (props: ComponentProps<'table'>) => (
  <div className="rp-table-scroll-container rp-scrollbar" tabIndex={0}>
    <table {...props} />
  </div>
);

/** Header of a column. The first column of many tables has none. */
const TableHeader = ({ children, ...props }: ComponentProps<'th'>) =>
  children ? <th {...props}>{children}</th> : <td {...props} />;

const components = import.meta.env.SSG_MD ? {} : { Choice, table: Table, th: TableHeader };

/** Moves the focus to the content. The first stop of the Tab key, because the navigation has about fifty links. */
function SkipButton() {
  const skip = () => {
    const main = document.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
  };
  return (
    <button type="button" className="skip-button" onClick={skip}>
      Skip to content
    </button>
  );
}

/** Layout of all pages. Names the navigation, because the outline of a page is the same kind of landmark. */
export function Layout() {
  useEffect(() => document.querySelector('.rp-doc-layout__sidebar')?.setAttribute('aria-label', 'Pages'));
  return <OriginalLayout components={components} beforeNavTitle={import.meta.env.SSG_MD ? null : <SkipButton />} />;
}
