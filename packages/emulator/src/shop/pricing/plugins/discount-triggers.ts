import { successes } from '../../../protocol/plugins/successes.js';
import { wantedTriggers } from '../discount-rules/rule-discounts.js';
import type { EligibleTrigger } from '../totals/plugin-results.js';
import { type PluginPurchase, type PluginStep, failuresIn, withProblem } from './plugin-step.js';

/** Request to evaluate the custom triggers of an app for a purchase. */
export interface TriggersRequest extends Pick<PluginPurchase, 'lines' | 'purchaseFlowId' | 'shipping'> {
  readonly triggers: ReturnType<typeof wantedTriggers>;
}

/** Requests from each app which of its custom triggers in active discount rules the purchase meets. */
export const discountTriggers: PluginStep<readonly EligibleTrigger[]> = {
  type: 'ECOM_DISCOUNTS_TRIGGER',
  plan: ({ plugins, purchase, tenant }) =>
    plugins.apps('ECOM_DISCOUNTS_TRIGGER').flatMap((appId) => {
      const question: TriggersRequest = { ...purchase, triggers: wantedTriggers(tenant, appId) };
      return question.triggers.length > 0
        ? [{ type: 'ECOM_DISCOUNTS_TRIGGER', call: ['getEligibleTriggers', question], appId }]
        : [];
    }),
  apply: (results, responses) => ({
    ...withProblem(results, 'discounts', failuresIn(responses)[0]),
    triggers: successes(responses).flatMap(({ response }) => response),
  }),
};
