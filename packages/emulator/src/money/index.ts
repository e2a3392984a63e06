export { type Share, allocate } from './allocate.js';
export { checkCurrency } from './check-currency.js';
export {
  type Decimal,
  compare,
  isAmount,
  min,
  minus,
  proportion,
  round,
  sum,
  times,
  timesIn,
  withoutRate,
} from './decimal.js';
export { inCurrency } from './in-currency.js';
export { minorUnits } from './minor-units.js';
export { setStoreCurrency, storeCurrency } from './store-currency.js';
export { type WireMoney, type WirePrice, formatBriefly, formatMoney, wireMoney, wirePrice } from './wire-money.js';
