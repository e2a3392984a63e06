export { add } from './add.js';
export { compare } from './compare.js';
export type { Decimal } from './decimal.js';
export { formatMoney, type MoneyFormat } from './format-money.js';
export { multiply } from './multiply.js';
export { percentage } from './percentage.js';
export { round } from './round.js';
export { subtract } from './subtract.js';
