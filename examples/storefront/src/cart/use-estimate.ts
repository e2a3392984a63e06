import { useCartEstimate } from '@cartwright/react/ecom';
import { type Destination, isComplete } from './destination.js';

/** Totals of the bag. They include delivery and tax once the destination is complete. */
export function useEstimate(destination: Destination) {
  const isKnown = isComplete(destination);
  return useCartEstimate({
    calculateAdditionalFees: true,
    calculateGiftCards: true,
    calculateDelivery: isKnown,
    calculateTax: isKnown,
    validationConfig: 'PRE_CHECKOUT_VALIDATIONS',
  });
}

export type Estimate = ReturnType<typeof useEstimate>;

/** Reason why the applied coupon gives no discount. */
export const couponRefusal = ({ data }: Estimate) => data?.violations?.find(({ scope }) => scope === 'DISCOUNT');

/** Validation messages of the shop's plugins for a line item, or for the whole bag without an id. */
export const objections = ({ data }: Estimate, lineId?: string | null) =>
  (data?.violations ?? []).filter(
    ({ code, customValidationData }) =>
      code === 'CUSTOM_VALIDATION' &&
      (customValidationData?.target?.lineItem?._id ?? undefined) === (lineId ?? undefined),
  );
