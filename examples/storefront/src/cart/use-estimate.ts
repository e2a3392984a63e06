import { useCart, useCartEstimate } from '@cartwright/react/ecom';
import { type Destination, isComplete } from './destination.js';

/** The platform's totals of the bag: with shipping and tax once it knows where to. */
export function useEstimate(destination: Destination) {
  const { cart } = useCart();
  const knowsWhere = isComplete(destination);
  const { country, region, shipping } = destination;
  return useCartEstimate(
    {
      calculateShipping: knowsWhere,
      calculateTax: knowsWhere,
      ...(knowsWhere && { shippingAddress: { country, ...(region && { subdivision: region }) } }),
      ...(knowsWhere && shipping && { selectedShippingOption: shipping }),
    },
    { enabled: (cart?.lineItems?.length ?? 0) > 0 },
  );
}

export type Estimate = ReturnType<typeof useEstimate>;

/** Why the coupon that is on the bag takes nothing off. */
export const couponRefusal = ({ data }: Estimate) => data?.calculationErrors?.couponCalculationError?.applicationError;

/** What the shop's own rules object to: of a line, or, without one, of the bag as a whole. */
export const objections = ({ data }: Estimate, lineId?: string | null) =>
  (data?.violations ?? []).filter(({ target }) => (target?.lineItem?._id ?? undefined) === (lineId ?? undefined));
