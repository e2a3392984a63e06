export { type Share, allocate } from './allocate.js';
export { type Decimal, compare, isAmount, min, minus, round, sum, times, timesIn, withoutRate } from './decimal.js';
export { type WireMoney, type WirePrice, formatMoney, wireMoney, wirePrice } from './wire-money.js';
