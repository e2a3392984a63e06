export * from './estimate-totals.js';
export * from './read-cart.js';
export type { Cart, EstimateCurrentCartTotalsOptions, EstimateTotalsResponse } from '@cartwright/ecom/current-cart';
