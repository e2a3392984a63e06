import { useCartEstimate } from '@cartwright/react/ecom';
import { buyerOptions, type Destination } from './destination.js';

/** Estimated totals of the bag. They include shipping and tax once the destination is complete. */
export function useEstimate(destination: Destination) {
  const options = buyerOptions(destination);
  const isKnown = 'shippingAddress' in options;
  return useCartEstimate({ ...options, calculateShipping: isKnown, calculateTax: isKnown });
}

export type Estimate = ReturnType<typeof useEstimate>;

/** Reason why the applied coupon gives no discount. */
export const couponRefusal = ({ data }: Estimate) => data?.calculationErrors?.couponCalculationError?.applicationError;

/** Validation messages of the shop's plugins for a line item, or for the whole bag without an id. */
export const objections = ({ data }: Estimate, lineId?: string | null) =>
  (data?.violations ?? []).filter(({ target }) => (target?.lineItem?._id ?? undefined) === (lineId ?? undefined));
