import { Phrase } from '../../lib/language/phrase.js';
import { useTexts } from '../../lib/language/use-texts.js';
import { usePage } from '../../lib/navigation/page.js';
import { useLocale } from '../../lib/navigation/use-locale.js';
import { buttonStyle } from '../../ui/button-style.js';
import { Link } from '../../ui/link.js';
import { Stars } from '../../ui/product/stars.js';
import { RatingBars } from './rating-bars.js';
import { formatRating } from './format-rating.js';
import type { ProductReviews } from './read-reviews.server.js';
import { ReviewEntry } from './review-entry.js';

interface ReviewsSectionProps {
  /** Path of the product's page. */
  path: string;
  reviews: ProductReviews;
}

/** Reviews of a product, newest first, with links to more of them and to the page that writes one. */
export function ReviewsSection({ path, reviews: { items, next, summary } }: ReviewsSectionProps) {
  const texts = useTexts('reviews');
  const locale = useLocale();
  const { search } = usePage();
  const average = formatRating(summary.average, locale);
  const more = new URLSearchParams(search);
  if (next) more.set('reviews', String(next));
  return (
    <section aria-labelledby="reviews-title" className="wrap mt-28">
      <h2 id="reviews-title" className="mb-8 text-2xl">
        <Phrase text={texts.title} parts={[(part) => <span className="aside">{part}</span>]} />
      </h2>
      <div className="grid items-start gap-10 md:grid-cols-[1fr_2fr] lg:gap-20">
        <div className="grid gap-5">
          {summary.count > 0 ? (
            <>
              <p className="flex flex-wrap items-center gap-3">
                <Stars rating={summary.average} label={texts.stars(average)} className="h-6" />
                <span aria-hidden className="text-xl">
                  {average}
                </span>
                <span className="text-ink-soft">{texts.count(summary.count)}</span>
              </p>
              <RatingBars summary={summary} />
            </>
          ) : (
            <p>{texts.none}</p>
          )}
          <Link to={`${path}/review`} className={buttonStyle('secondary', 'normal', 'justify-self-start')}>
            {texts.write}
          </Link>
        </div>
        {items.length > 0 && (
          <div>
            <ul className="grid gap-8">
              {items.map((review, index) => (
                <li key={review._id} id={`review-${index + 1}`}>
                  <ReviewEntry review={review} />
                </li>
              ))}
            </ul>
            {next && (
              <Link
                to={`${path}?${more.toString()}#review-${items.length + 1}`}
                className={buttonStyle('secondary', 'normal', 'mt-10')}
              >
                {texts.more}
              </Link>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
