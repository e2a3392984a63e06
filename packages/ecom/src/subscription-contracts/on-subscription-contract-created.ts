import { event } from '@cartwright/core';
import type { SubscriptionContractCreatedEnvelope } from './subscription-contract-events.js';
import { subscriptionContractShape } from './subscription-contract.js';

/**
 * A subscription was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module.
 * The app needs the permission `ECOM.SUBSCRIPTION_CONTRACT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onSubscriptionContractCreated } from '@cartwright/ecom/subscription-contracts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onSubscriptionContractCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onSubscriptionContractCreated = /* @__PURE__ */ event<SubscriptionContractCreatedEnvelope>({
  type: 'wix.ecom.subscription_contracts.v1.subscription_contract_created',
  kind: 'created',
  entity: subscriptionContractShape,
});
