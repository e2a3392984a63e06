export * as reviewRequests from './review-requests/index.js';
export * as reviews from './reviews/index.js';
