import { event } from '@cartwright/core';
import type { SubscriptionContractUpdatedEnvelope } from './subscription-contract-events.js';
import { subscriptionContractShape } from './subscription-contract.js';

/**
 * A subscription was changed. `modifiedFields` has the former values by their paths. For `on` of `createWebhooks`, or
 * to be called with a handler as part of a client's module. The app needs the permission
 * `ECOM.SUBSCRIPTION_CONTRACT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onSubscriptionContractUpdated } from '@cartwright/ecom/subscription-contracts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onSubscriptionContractUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onSubscriptionContractUpdated = /* @__PURE__ */ event<SubscriptionContractUpdatedEnvelope>({
  type: 'wix.ecom.subscription_contracts.v1.subscription_contract_updated',
  kind: 'updated',
  entity: subscriptionContractShape,
});
