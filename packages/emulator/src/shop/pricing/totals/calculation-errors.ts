import type { CalculationProblem, Totals } from './totals.js';

const errorOf = ({ code, data, description }: CalculationProblem) => ({
  applicationError: { code, description, data },
});

/** Errors of a calculation, in the format of the data of `CALCULATION_ERROR`. */
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
