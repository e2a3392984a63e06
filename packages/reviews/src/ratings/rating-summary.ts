/** Ratings that a review can give, best first. */
export const RATINGS = [5, 4, 3, 2, 1] as const;

/** Rating of a review. */
export type Rating = (typeof RATINGS)[number];

/** Ratings of the published reviews of one entity. */
export interface RatingSummary {
  /** Number of published reviews. */
  count: number;
  /** Average rating from 1 to 5, not rounded; 0 without reviews. */
  average: number;
  /** Number of published reviews by rating. */
  counts: Readonly<Record<Rating, number>>;
}

/** Calculates the summary of the numbers of reviews by rating. */
export function summarize(counts: Readonly<Record<Rating, number>>): RatingSummary {
  const count = RATINGS.reduce((sum, rating) => sum + counts[rating], 0);
  const points = RATINGS.reduce((sum, rating) => sum + rating * counts[rating], 0);
  return { count, average: count > 0 ? points / count : 0, counts };
}
