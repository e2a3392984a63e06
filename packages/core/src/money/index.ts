export * from './add.js';
export * from './compare.js';
export * from './convert.js';
export type { Decimal } from './decimal.js';
export * from './format-money.js';
export * from './multiply.js';
export * from './percentage.js';
export * from './round.js';
export * from './subtract.js';
