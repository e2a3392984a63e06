import type { EventMetadata } from '@cartwright/core';
import type { Checkout } from '../checkout/checkout.js';
import type { CheckoutTemplate } from './checkout-template.js';

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
