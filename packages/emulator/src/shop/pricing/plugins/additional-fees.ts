import { successes } from '../../../protocol/plugins/successes.js';
import type { PluginFee } from '../totals/plugin-results.js';
import type { Totals } from '../totals/totals.js';
import { type PluginPurchase, type PluginStep, failuresIn, withProblem } from './plugin-step.js';

/** Request for additional fees. */
export interface FeesRequest extends Pick<PluginPurchase, 'lines' | 'purchaseFlowId' | 'shipping'> {
  readonly totals: Pick<Totals, 'currency' | 'delivery' | 'discounts' | 'subtotal'>;
}

/** Requests additional fees from plugins. */
export const additionalFees: PluginStep<readonly PluginFee[]> = {
  type: 'ECOM_ADDITIONAL_FEES',
  plan({ purchase, totals }) {
    if (purchase.withoutFees) return [];
    const question: FeesRequest = { ...purchase, totals: totals() };
    return [{ type: 'ECOM_ADDITIONAL_FEES', call: ['calculateAdditionalFees', question] }];
  },
  apply: (results, responses) => ({
    ...withProblem(results, 'fees', failuresIn(responses)[0]),
    fees: successes(responses).flatMap(({ response }) => response),
  }),
};
