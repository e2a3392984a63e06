import type { PluginFormat } from '../../protocol/plugins/plugin-format.js';
import { objectsIn, stringOrEmpty } from '../../protocol/plugins/read-response.js';
import type { TriggersRequest } from '../../shop/pricing/plugins/discount-triggers.js';
import type { EligibleTrigger } from '../../shop/pricing/totals/plugin-results.js';
import { formatDiscountedItem } from './format-line-item.js';

/** Format of requests for the custom triggers that a purchase meets. */
export const discountTriggersFormat: PluginFormat<TriggersRequest, EligibleTrigger[]> = {
  toRequest: ({ lines, purchaseFlowId, shipping, triggers }) => ({
    lineItems: lines.map(formatDiscountedItem),
    triggers: triggers.map(({ id, params, ruleId }) => ({
      customTrigger: { id, ...(params && { params }) },
      identifier: ruleId,
    })),
    purchaseFlowId,
    ...(shipping?.address && { shippingInfo: { address: shipping.address } }),
  }),
  readResponse: (body, { appId }) =>
    objectsIn(body, 'eligibleTriggers').map(({ customTriggerId, identifier }) => ({
      appId,
      id: stringOrEmpty(customTriggerId),
      identifier: stringOrEmpty(identifier),
    })),
};
