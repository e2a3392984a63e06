import { Link, useLocation } from 'react-router';
import { buttonStyle } from '../../../storefront/src/ui/button-style.js';

interface PagerProps {
  /** Cursors of the neighboring pages. */
  next?: string | undefined;
  previous?: string | undefined;
}

/** Links to the neighboring pages of a list, which keep its filters. */
export function Pager({ next, previous }: PagerProps) {
  const { search } = useLocation();
  const pathTo = (cursor: string) => {
    const params = new URLSearchParams(search);
    params.set('cursor', cursor);
    return `?${params.toString()}`;
  };
  if (!next && !previous) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex gap-3">
      {previous && (
        <Link to={pathTo(previous)} className={buttonStyle('secondary', 'small')}>
          Previous page
        </Link>
      )}
      {next && (
        <Link to={pathTo(next)} className={buttonStyle('secondary', 'small')}>
          Next page
        </Link>
      )}
    </nav>
  );
}
