export * from './use-rating-summary.js';
export * from './use-reviews.js';
export type { ReadOptions, ReadParameters } from '../provider/use-read.js';
export type { ReadPagesOptions, ReadPagesParameters } from '../provider/use-read-pages.js';
export type { ReviewPages, ReviewPagesQuery } from '../queries/reviews-infinite-query.js';
