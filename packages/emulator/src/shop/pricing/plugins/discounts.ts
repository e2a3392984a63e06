import { successes } from '../../../protocol/plugins/successes.js';
import type { PluginDiscount } from '../totals/plugin-results.js';
import { type PluginPurchase, type PluginStep, failuresIn, withProblem } from './plugin-step.js';

/** Request for discounts on a purchase. */
export interface DiscountsRequest extends Pick<PluginPurchase, 'couponCode' | 'email' | 'lines' | 'purchaseFlowId'> {
  readonly currency: string;
}

/** Requests discounts from plugins. */
export const discounts: PluginStep<readonly PluginDiscount[]> = {
  type: 'ECOM_DISCOUNTS',
  plan({ currency, purchase }) {
    const question: DiscountsRequest = { ...purchase, currency };
    return [{ type: 'ECOM_DISCOUNTS', call: ['getEligibleDiscounts', question] }];
  },
  apply: (results, responses) => ({
    ...withProblem(results, 'discounts', failuresIn(responses)[0]),
    discounts: successes(responses).flatMap(({ response }) => response),
  }),
};
