import type { RatingSummary } from '@cartwright/reviews/ratings';
import { useTexts } from '../../lib/language/use-texts.js';

const ratings = [5, 4, 3, 2, 1] as const;

/** Number of reviews of each rating, as bars. */
export function RatingBars({ summary: { count, counts } }: { summary: RatingSummary }) {
  const { withStars } = useTexts('reviews');
  return (
    <ul className="grid gap-1.5 text-sm">
      {ratings.map((rating) => (
        <li key={rating} className="flex items-center gap-3">
          <span className="sr-only">{withStars(rating, counts[rating])}</span>
          <span aria-hidden className="w-3 tabular-nums">
            {rating}
          </span>
          <svg
            aria-hidden
            viewBox="0 0 100 2"
            preserveAspectRatio="none"
            className="h-2 w-0 grow overflow-hidden rounded-full"
          >
            <rect width={100} height={2} className="fill-line" />
            <rect width={(100 * counts[rating]) / count} height={2} className="fill-ink" />
          </svg>
          <span aria-hidden className="w-6 text-right text-ink-soft tabular-nums">
            {counts[rating]}
          </span>
        </li>
      ))}
    </ul>
  );
}
