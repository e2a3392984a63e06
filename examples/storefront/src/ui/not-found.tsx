import { Link } from './link.js';
import { useTexts } from '../lib/language/use-texts.js';
import { buttonStyle } from './button-style.js';
import { PageTitle } from './page-title.js';

interface NotFoundProps {
  /** Kind of page that was not found. */
  what?: 'page' | 'product' | 'collection' | 'order';
  /** Status of the page: 410 if it was deleted. */
  status?: 404 | 410;
}

/** Page for addresses that do not exist, or not any more. */
export function NotFound({ what = 'page', status = 404 }: NotFoundProps) {
  const { backHome, notFound, seeEverything } = useTexts('app');
  const why = {
    page: notFound.why,
    product: notFound.whyOfProduct,
    collection: notFound.whyOfCollection,
    order: notFound.whyOfOrder,
  };
  return (
    <section className="wrap grid min-h-[60vh] place-content-center py-20 text-center">
      <PageTitle>{notFound.title}</PageTitle>
      <p aria-hidden className="aside text-[clamp(6rem,22vw,14rem)] leading-none text-accent">
        {status}
      </p>
      <h1 className="mt-6 text-3xl">{notFound[what]}</h1>
      <p className="mx-auto mt-4 max-w-md text-ink-soft">{status === 410 ? notFound.gone : why[what]}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonStyle()}>
          {backHome}
        </Link>
        <Link to="/collections/all-products" className={buttonStyle('secondary')}>
          {seeEverything}
        </Link>
      </div>
    </section>
  );
}
