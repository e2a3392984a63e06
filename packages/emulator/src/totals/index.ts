export { calculateTotals } from './calculate-totals.js';
export { storeSettings } from './store-settings.js';
export { dueOf } from './due-of.js';
export type {
  AppliedDiscount,
  ItemTotals,
  MerchantDiscount,
  SelectedShippingOption,
  TaxableAddress,
  Totals,
  TotalsInput,
  TotalsItem,
} from './totals.js';
export { wireMembershipOptions } from './wire-memberships.js';
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
