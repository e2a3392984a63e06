import { useCart, useCartEstimate } from '@cartwright/react/ecom';
import { buyerOptions, type Destination } from './destination.js';

/** The platform's totals of the bag: with shipping and tax once it knows where to. */
export function useEstimate(destination: Destination) {
  const { cart } = useCart();
  const options = buyerOptions(destination);
  const isKnown = 'shippingAddress' in options;
  return useCartEstimate(
    { ...options, calculateShipping: isKnown, calculateTax: isKnown },
    { enabled: (cart?.lineItems?.length ?? 0) > 0 },
  );
}

export type Estimate = ReturnType<typeof useEstimate>;

/** Why the coupon that is on the bag takes nothing off. */
export const couponRefusal = ({ data }: Estimate) => data?.calculationErrors?.couponCalculationError?.applicationError;

/** What the shop's own rules object to: of a line, or, without one, of the bag as a whole. */
export const objections = ({ data }: Estimate, lineId?: string | null) =>
  (data?.violations ?? []).filter(({ target }) => (target?.lineItem?._id ?? undefined) === (lineId ?? undefined));
