import { objectsIn, successes, text } from '../../../protocol/plugins/read-response.js';
import { wantedTriggers } from '../discount-rules/rule-discounts.js';
import { type PluginStep, failuresIn, withError } from './plugin-step.js';
import { wireItem } from './wire-item.js';

/** Asks each app which of its custom triggers, that live discount rules have, the purchase meets. */
export const discountTriggers: PluginStep = {
  type: 'ECOM_DISCOUNTS_TRIGGER',
  plan: ({ plugins, purchase: { lines, purchaseFlowId, shipping }, tenant }) =>
    plugins.apps('ECOM_DISCOUNTS_TRIGGER').flatMap((appId) => {
      const triggers = wantedTriggers(tenant, appId).map(({ id, params, ruleId }) => ({
        customTrigger: { id, ...(params && { params }) },
        identifier: ruleId,
      }));
      const request = {
        ...{ lineItems: lines.map(wireItem), triggers, purchaseFlowId },
        ...(shipping?.address && { shippingInfo: { address: shipping.address } }),
      };
      return triggers.length > 0
        ? [{ type: 'ECOM_DISCOUNTS_TRIGGER', question: ['getEligibleTriggers', request], appId }]
        : [];
    }),
  apply: (results, responses) => ({
    ...withError(results, 'discountsCalculationError', failuresIn(responses)[0]),
    triggers: successes(responses).flatMap(({ answer, appId }) =>
      objectsIn(answer, 'eligibleTriggers').map(({ customTriggerId, identifier }) => ({
        ...{ appId, id: text(customTriggerId), identifier: text(identifier) },
      })),
    ),
  }),
};
