import { Fragment } from 'react';
import { Link } from './link.js';
import { useTexts } from '../lib/language/use-texts.js';

interface Crumb {
  label: string;
  to?: string;
}

/** Breadcrumb navigation. All entries but the last are links. */
export const Breadcrumbs = ({ crumbs }: { crumbs: Crumb[] }) => (
  <nav aria-label={useTexts('ui').breadcrumb} className="text-sm text-ink-soft">
    <ol className="flex flex-wrap items-center gap-x-2">
      {crumbs.map(({ label, to }, index) => (
        <Fragment key={label}>
          {index > 0 && <li aria-hidden>/</li>}
          <li>
            {to ? (
              <Link to={to} className="inline-block py-1 hover:text-ink hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        </Fragment>
      ))}
    </ol>
  </nav>
);
