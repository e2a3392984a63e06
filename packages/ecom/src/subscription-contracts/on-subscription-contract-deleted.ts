import { event } from '@cartwright/core';
import type { SubscriptionContractDeletedEnvelope } from './subscription-contract-events.js';
import { subscriptionContractShape } from './subscription-contract.js';

/**
 * A subscription was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `ECOM.SUBSCRIPTION_CONTRACT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onSubscriptionContractDeleted } from '@cartwright/ecom/subscription-contracts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onSubscriptionContractDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onSubscriptionContractDeleted = /* @__PURE__ */ event<SubscriptionContractDeletedEnvelope>({
  type: 'wix.ecom.subscription_contracts.v1.subscription_contract_deleted',
  kind: 'deleted',
  entity: subscriptionContractShape,
});
