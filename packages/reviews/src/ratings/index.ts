export * from './find-rating-summaries.js';
export * from './get-rating-summary.js';
export type { Rating, RatingSummary } from './rating-summary.js';
