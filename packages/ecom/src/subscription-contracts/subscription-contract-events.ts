import { event, type EventMetadata } from '@cartwright/core';
import { subscriptionContractShape, type SubscriptionContract } from './subscription-contract.js';

/** A subscription was made. */
export interface SubscriptionContractCreatedEnvelope {
  /** The subscription. */
  entity: SubscriptionContract;
  /** About the event. */
  metadata: EventMetadata;
}

/** A subscription was changed. */
export interface SubscriptionContractUpdatedEnvelope {
  /** The subscription as it is now. */
  entity: SubscriptionContract;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A subscription was deleted. */
export interface SubscriptionContractDeletedEnvelope {
  /** The subscription as it was, where the platform sends it. */
  entity?: SubscriptionContract;
  /** About the event. */
  metadata: EventMetadata;
}

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
