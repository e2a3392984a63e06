import { Link } from 'react-router';
import { buttonStyle } from '../ui/button-style.js';
import { PageTitle } from './page-title.js';

interface NotFoundProps {
  /** Kind of page that was not found, such as "product". */
  what?: string | undefined;
}

/** Page for addresses that do not exist. */
export const NotFound = ({ what = 'page' }: NotFoundProps) => (
  <section className="wrap grid min-h-[60vh] place-content-center py-20 text-center">
    <PageTitle>Not found</PageTitle>
    <p aria-hidden className="aside text-[clamp(6rem,22vw,14rem)] leading-none text-accent">
      404
    </p>
    <h1 className="mt-6 text-3xl">We cannot find this {what}</h1>
    <p className="mx-auto mt-4 max-w-md text-ink-soft">
      It may have been sold out for good, renamed, or the address has a slip in it.
    </p>
    <div className="mt-8 flex flex-wrap justify-center gap-3">
      <Link to="/" className={buttonStyle()}>
        Back to the home page
      </Link>
      <Link to="/collections/all-products" className={buttonStyle('secondary')}>
        See everything
      </Link>
    </div>
  </section>
);
