export * from './find-reviews.js';
