import {
  event,
  type ActionEnvelope,
  type CreatedEnvelope,
  type DeletedEnvelope,
  type UpdatedEnvelope,
} from '@cartwright/core';
import { checkoutShape, type Checkout } from '../checkout/checkout.js';
import { checkoutTemplateShape, type CheckoutTemplate } from './checkout-template.js';

/** `data` of `onCheckoutTemplateUsed`. */
export interface CheckoutTemplateUsed {
  /** Checkout template. */
  checkoutTemplate?: CheckoutTemplate;
  /** Checkout created from the template. */
  checkout?: Checkout;
}

/** Payload of {@link onCheckoutTemplateCreated}. */
export type CheckoutTemplateCreatedEnvelope = CreatedEnvelope<CheckoutTemplate>;

/** Payload of {@link onCheckoutTemplateUpdated}. */
export type CheckoutTemplateUpdatedEnvelope = UpdatedEnvelope<CheckoutTemplate>;

/** Payload of {@link onCheckoutTemplateDeleted}. */
export type CheckoutTemplateDeletedEnvelope = DeletedEnvelope<CheckoutTemplate>;

/** Payload of {@link onCheckoutTemplateUsed}. */
export type CheckoutTemplateUsedEnvelope = ActionEnvelope<CheckoutTemplateUsed>;

/**
 * Triggered when a checkout template is created. `entity` is the created checkout template. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `ECOM.CHECKOUT_TEMPLATE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutTemplateCreated } from '@cartwright/ecom/checkout-templates';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutTemplateCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Event type `wix.ecom.v1.checkout_template_created`
 */
export const onCheckoutTemplateCreated = /* @__PURE__ */ event<CheckoutTemplateCreatedEnvelope>({
  type: 'wix.ecom.v1.checkout_template_created',
  kind: 'created',
  entity: checkoutTemplateShape,
});

/**
 * Triggered when a checkout template is deleted. `metadata.entityId` is the ID of the deleted checkout template;
 * `entity` is absent if the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler
 * as part of a client's module. Requires the permission `ECOM.CHECKOUT_TEMPLATE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutTemplateDeleted } from '@cartwright/ecom/checkout-templates';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutTemplateDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.ecom.v1.checkout_template_deleted`
 */
export const onCheckoutTemplateDeleted = /* @__PURE__ */ event<CheckoutTemplateDeletedEnvelope>({
  type: 'wix.ecom.v1.checkout_template_deleted',
  kind: 'deleted',
  entity: checkoutTemplateShape,
});

/**
 * Triggered when a checkout template is updated. `entity` is the updated checkout template. `modifiedFields` contains
 * the previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `ECOM.CHECKOUT_TEMPLATE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutTemplateUpdated } from '@cartwright/ecom/checkout-templates';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutTemplateUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.v1.checkout_template_updated`
 */
export const onCheckoutTemplateUpdated = /* @__PURE__ */ event<CheckoutTemplateUpdatedEnvelope>({
  type: 'wix.ecom.v1.checkout_template_updated',
  kind: 'updated',
  entity: checkoutTemplateShape,
});

/**
 * Triggered when a checkout is created from a checkout template. `data` contains `checkoutTemplate` and `checkout`.
 * Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `ECOM.CHECKOUT_TEMPLATE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutTemplateUsed } from '@cartwright/ecom/checkout-templates';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutTemplateUsed, ({ data }) => console.log(data));
 * ```
 * @see Event type `wix.ecom.v1.checkout_template_used`
 */
export const onCheckoutTemplateUsed = /* @__PURE__ */ event<CheckoutTemplateUsedEnvelope>({
  type: 'wix.ecom.v1.checkout_template_used',
  kind: 'action',
  entity: { checkoutTemplate: checkoutTemplateShape, checkout: checkoutShape },
});
