import { type CartEstimateOptions, useCartEstimate } from '@cartwright/react/ecom';
import { type Destination, isComplete } from '../lib/cart/destination.js';

/** Options of the bag's totals. They include delivery and tax once the destination is complete. */
export const estimateOptions = (destination: Destination): CartEstimateOptions => ({
  calculateAdditionalFees: true,
  calculateGiftCards: true,
  calculateDelivery: isComplete(destination),
  calculateTax: isComplete(destination),
  validationConfig: 'PRE_CHECKOUT_VALIDATIONS',
});

/** Totals of the bag. */
export const useEstimate = (destination: Destination) => useCartEstimate(estimateOptions(destination));

export type Estimate = ReturnType<typeof useEstimate>;

/** Reason why the applied coupon gives no discount. */
export const couponRefusal = ({ data }: Pick<Estimate, 'data'>) =>
  data?.violations?.find(({ scope }) => scope === 'DISCOUNT');

/** Validation messages of the shop's plugins for a line item, or for the whole bag without an id. */
export const objections = ({ data }: Pick<Estimate, 'data'>, lineId?: string | null) =>
  (data?.violations ?? []).filter(
    ({ code, customValidationData }) =>
      code === 'CUSTOM_VALIDATION' &&
      (customValidationData?.target?.lineItem?._id ?? undefined) === (lineId ?? undefined),
  );
