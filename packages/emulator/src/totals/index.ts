export { calculateTotals } from './calculate-totals.js';
export { storeSettings } from './store-settings.js';
export type {
  AppliedDiscount,
  ItemTotals,
  MerchantDiscount,
  SelectedShippingOption,
  Totals,
  TotalsInput,
  TotalsItem,
} from './totals.js';
export {
  wireCalculationErrors,
  wireDiscounts,
  wireFees,
  wireLogistics,
  wirePriceSummary,
  wireShippingInfo,
  wireTaxDetails,
  wireTaxSummary,
} from './wire-totals.js';
