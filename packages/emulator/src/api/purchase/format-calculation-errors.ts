import type { PluginProblem, PluginProblems } from '../../shop/pricing/totals/plugin-results.js';
import type { Totals } from '../../shop/pricing/totals/totals.js';

const formatError = ({ code, data = {}, description }: PluginProblem) => ({
  applicationError: { code, description, data },
});

/** Formats the problems in the totals of a cart or checkout. */
export const formatTotalsErrors = ({ couponProblem, delivery, shippingProblem }: Totals) => ({
  ...(shippingProblem &&
    (delivery
      ? { selectedShippingOptionError: formatError(shippingProblem) }
      : { generalShippingCalculationError: formatError(shippingProblem) })),
  ...(couponProblem && { couponCalculationError: formatError(couponProblem) }),
  orderValidationErrors: [],
});

/** Formats the problems of plugins. Those of additional fees come without the plugin's data. */
export const formatPluginErrors = ({ discounts, fees, memberships, shipping, tax }: PluginProblems) => ({
  ...(shipping && {
    carrierErrors: {
      errors: shipping.map(({ appId, ...problem }) => ({ carrierId: appId, error: formatError(problem) })),
    },
  }),
  ...(fees && { orderValidationErrors: [{ code: fees.code, description: fees.description, data: {} }] }),
  ...(discounts && { discountsCalculationError: formatError(discounts) }),
  ...(tax && { taxCalculationError: formatError(tax) }),
  ...(memberships && { membershipError: formatError(memberships) }),
});

/** Formats the problems in the totals of a cart or checkout, and those of plugins. */
export const formatCalculationErrors = (totals: Totals, problems: PluginProblems = {}) => ({
  ...formatTotalsErrors(totals),
  ...formatPluginErrors(problems),
});
