export * from './convert-currency.js';
export type { Currency, DecimalValue } from './currency.js';
export * from './from-decimal-value.js';
export * from './get-conversion-rate.js';
export * from './list-currencies.js';
export * from './to-decimal-value.js';
