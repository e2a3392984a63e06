import { event, type EventMetadata } from '@cartwright/core';
import { checkoutShape, type Checkout } from '../checkout/checkout.js';
import { checkoutTemplateShape, type CheckoutTemplate } from './checkout-template.js';

/** A template, and the checkout that was made of it. */
export interface CheckoutTemplateUsed {
  /** The template. */
  checkoutTemplate?: CheckoutTemplate;
  /** The checkout that was made of it. */
  checkout?: Checkout;
}

/** A checkout template was made. */
export interface CheckoutTemplateCreatedEnvelope {
  /** The template. */
  entity: CheckoutTemplate;
  /** About the event. */
  metadata: EventMetadata;
}

/** A checkout template was changed. */
export interface CheckoutTemplateUpdatedEnvelope {
  /** The template as it is now. */
  entity: CheckoutTemplate;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A checkout template was deleted. */
export interface CheckoutTemplateDeletedEnvelope {
  /** The template as it was, where the platform sends it. */
  entity?: CheckoutTemplate;
  /** About the event. */
  metadata: EventMetadata;
}

/** A checkout was made of a template. */
export interface CheckoutTemplateUsedEnvelope {
  /** What happened. */
  data: CheckoutTemplateUsed;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A checkout template was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `ECOM.CHECKOUT_TEMPLATE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutTemplateCreated } from '@cartwright/ecom/checkout-templates';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutTemplateCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutTemplateCreated = /* @__PURE__ */ event<CheckoutTemplateCreatedEnvelope>({
  type: 'wix.ecom.v1.checkout_template_created',
  kind: 'created',
  entity: checkoutTemplateShape,
});

/**
 * A checkout template was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `ECOM.CHECKOUT_TEMPLATE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutTemplateDeleted } from '@cartwright/ecom/checkout-templates';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutTemplateDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutTemplateDeleted = /* @__PURE__ */ event<CheckoutTemplateDeletedEnvelope>({
  type: 'wix.ecom.v1.checkout_template_deleted',
  kind: 'deleted',
  entity: checkoutTemplateShape,
});

/**
 * A checkout template was changed. `modifiedFields` has the former values by their paths. For `on` of `createWebhooks`,
 * or to be called with a handler as part of a client's module. The app needs the permission
 * `ECOM.CHECKOUT_TEMPLATE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutTemplateUpdated } from '@cartwright/ecom/checkout-templates';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutTemplateUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutTemplateUpdated = /* @__PURE__ */ event<CheckoutTemplateUpdatedEnvelope>({
  type: 'wix.ecom.v1.checkout_template_updated',
  kind: 'updated',
  entity: checkoutTemplateShape,
});

/**
 * A checkout was made of a template. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `ECOM.CHECKOUT_TEMPLATE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutTemplateUsed } from '@cartwright/ecom/checkout-templates';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutTemplateUsed, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutTemplateUsed = /* @__PURE__ */ event<CheckoutTemplateUsedEnvelope>({
  type: 'wix.ecom.v1.checkout_template_used',
  kind: 'action',
  entity: { checkoutTemplate: checkoutTemplateShape, checkout: checkoutShape },
});
