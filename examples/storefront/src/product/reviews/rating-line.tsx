import type { RatingSummary } from '@cartwright/reviews/ratings';
import { useTexts } from '../../lib/language/use-texts.js';
import { useLocale } from '../../lib/navigation/use-locale.js';
import { Stars } from '../../ui/product/stars.js';
import { formatRating } from './format-rating.js';

/** Average rating of a product, as a link to its reviews. Renders nothing without reviews. */
export function RatingLine({ summary: { average, count } }: { summary: RatingSummary }) {
  const texts = useTexts('reviews');
  const formatted = formatRating(average, useLocale());
  if (count === 0) return null;
  return (
    <a href="#reviews" className="mt-3 inline-flex items-center gap-2 py-1 text-sm underline-offset-4 hover:underline">
      <Stars rating={average} label={texts.stars(formatted)} />
      <span aria-hidden>{formatted}</span>
      <span className="text-ink-soft">{texts.count(count)}</span>
    </a>
  );
}
