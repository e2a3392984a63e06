import { event, type EventMetadata } from '@cartwright/core';
import { subscriptionContractShape, type SubscriptionContract } from './subscription-contract.js';

/** Payload of the event that is triggered when a subscription contract is created. */
export interface SubscriptionContractCreatedEnvelope {
  /** Created subscription contract. */
  entity: SubscriptionContract;
  /** Event metadata. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when a subscription contract is updated. */
export interface SubscriptionContractUpdatedEnvelope {
  /** Updated subscription contract. */
  entity: SubscriptionContract;
  /** Event metadata. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by path. */
  modifiedFields: Record<string, unknown>;
}

/** Payload of the event that is triggered when a subscription contract is deleted. */
export interface SubscriptionContractDeletedEnvelope {
  /** Deleted subscription contract. Absent if the platform sends only its id, which is `metadata.entityId`. */
  entity?: SubscriptionContract;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when a subscription contract is created. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `ECOM.SUBSCRIPTION_CONTRACT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onSubscriptionContractCreated } from '@cartwright/ecom/subscription-contracts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onSubscriptionContractCreated, ({ entity }) => console.log(entity));
 * ```
 */
export const onSubscriptionContractCreated = /* @__PURE__ */ event<SubscriptionContractCreatedEnvelope>({
  type: 'wix.ecom.subscription_contracts.v1.subscription_contract_created',
  kind: 'created',
  entity: subscriptionContractShape,
});

/**
 * Triggered when a subscription contract is deleted. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `ECOM.SUBSCRIPTION_CONTRACT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onSubscriptionContractDeleted } from '@cartwright/ecom/subscription-contracts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onSubscriptionContractDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onSubscriptionContractDeleted = /* @__PURE__ */ event<SubscriptionContractDeletedEnvelope>({
  type: 'wix.ecom.subscription_contracts.v1.subscription_contract_deleted',
  kind: 'deleted',
  entity: subscriptionContractShape,
});

/**
 * Triggered when a subscription contract is updated. `modifiedFields` has the previous values of the changed fields, by
 * path. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the
 * permission `ECOM.SUBSCRIPTION_CONTRACT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onSubscriptionContractUpdated } from '@cartwright/ecom/subscription-contracts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onSubscriptionContractUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 */
export const onSubscriptionContractUpdated = /* @__PURE__ */ event<SubscriptionContractUpdatedEnvelope>({
  type: 'wix.ecom.subscription_contracts.v1.subscription_contract_updated',
  kind: 'updated',
  entity: subscriptionContractShape,
});
