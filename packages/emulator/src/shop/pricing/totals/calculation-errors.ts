import type { CalculationProblem, Totals } from './totals.js';

const errorOf = ({ code, data, description }: CalculationProblem) => ({
  applicationError: { code, description, data },
});

/** The errors of a calculation, as the data of `CALCULATION_ERROR` names them. */
export function calculationErrors({ couponProblem, delivery, shippingProblem }: Totals) {
  return {
    ...(shippingProblem &&
      (delivery
        ? { selectedShippingOptionError: errorOf(shippingProblem) }
        : { generalShippingCalculationError: errorOf(shippingProblem) })),
    ...(couponProblem && { couponCalculationError: errorOf(couponProblem) }),
    orderValidationErrors: [],
  };
}
