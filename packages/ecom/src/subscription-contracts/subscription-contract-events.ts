import { event, type CreatedEnvelope, type DeletedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { subscriptionContractShape, type SubscriptionContract } from './subscription-contract.js';

/** Payload of {@link onSubscriptionContractCreated}. */
export type SubscriptionContractCreatedEnvelope = CreatedEnvelope<SubscriptionContract>;

/** Payload of {@link onSubscriptionContractUpdated}. */
export type SubscriptionContractUpdatedEnvelope = UpdatedEnvelope<SubscriptionContract>;

/** Payload of {@link onSubscriptionContractDeleted}. */
export type SubscriptionContractDeletedEnvelope = DeletedEnvelope<SubscriptionContract>;

/**
 * Triggered when a subscription contract is created. `entity` is the created subscription contract. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `ECOM.SUBSCRIPTION_CONTRACT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onSubscriptionContractCreated } from '@cartwright/ecom/subscription-contracts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onSubscriptionContractCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Event type `wix.ecom.subscription_contracts.v1.subscription_contract_created`
 */
export const onSubscriptionContractCreated = /* @__PURE__ */ event<SubscriptionContractCreatedEnvelope>({
  type: 'wix.ecom.subscription_contracts.v1.subscription_contract_created',
  kind: 'created',
  entity: subscriptionContractShape,
});

/**
 * Triggered when a subscription contract is deleted. `metadata.entityId` is the ID of the deleted subscription
 * contract; `entity` is absent if the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with
 * a handler as part of a client's module. Requires the permission `ECOM.SUBSCRIPTION_CONTRACT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onSubscriptionContractDeleted } from '@cartwright/ecom/subscription-contracts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onSubscriptionContractDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.ecom.subscription_contracts.v1.subscription_contract_deleted`
 */
export const onSubscriptionContractDeleted = /* @__PURE__ */ event<SubscriptionContractDeletedEnvelope>({
  type: 'wix.ecom.subscription_contracts.v1.subscription_contract_deleted',
  kind: 'deleted',
  entity: subscriptionContractShape,
});

/**
 * Triggered when a subscription contract is updated. `entity` is the updated subscription contract. `modifiedFields`
 * contains the previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. Requires the permission `ECOM.SUBSCRIPTION_CONTRACT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onSubscriptionContractUpdated } from '@cartwright/ecom/subscription-contracts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onSubscriptionContractUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.subscription_contracts.v1.subscription_contract_updated`
 */
export const onSubscriptionContractUpdated = /* @__PURE__ */ event<SubscriptionContractUpdatedEnvelope>({
  type: 'wix.ecom.subscription_contracts.v1.subscription_contract_updated',
  kind: 'updated',
  entity: subscriptionContractShape,
});
