import { entity, enumeration, type EnumerationValue } from '@cartwright/core';
import type { CustomContentReference, ExternalReference } from '../checkout/checkout.js';
import {
  catalogOverrideFieldsShape,
  type CatalogOverrideFields,
} from '../commerce/line-items/catalog-override-fields.js';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';

/** Statuses of a checkout template. Checkouts can be created only from `ACTIVE` templates. */
export const Status = /* @__PURE__ */ enumeration('ACTIVE', 'INACTIVE');
/** Status of a checkout template. */
export type Status = EnumerationValue<typeof Status>;

/** Settings that restrict the checkout page on the web. */
export interface WebClientCustomization {
  /**
   * Whether to hide the "Continue shopping" button.
   *
   * @default false
   */
  disabledContinueShoppingButton?: boolean;
  /**
   * Whether to hide the policy agreement checkbox.
   *
   * @default false
   */
  disabledPolicyAgreementCheckbox?: boolean;
}

/** Settings that restrict the checkout page. */
export interface CheckoutCustomization {
  /** Customization of the checkout page on the web. */
  webClient?: WebClientCustomization;
  /**
   * Whether the buyer cannot change the gift card.
   *
   * @default false
   */
  lockedGiftCard?: boolean;
  /**
   * Whether the buyer cannot change the coupon.
   *
   * @default false
   */
  lockedCoupon?: boolean;
  /**
   * Whether to disable manual payment methods.
   *
   * @default false
   */
  disabledManualPayment?: boolean;
}

/** Catalog line item of a checkout template. */
export interface V1LineItem {
  /** Quantity, from 1 to 100000. */
  quantity?: number;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Fields that override the catalog's values. */
  catalogOverrideFields?: CatalogOverrideFields;
}

/**
 * Checkout template: items and settings that any number of checkouts can be created from, for example through a link.
 */
export interface CheckoutTemplate {
  /** Checkout template ID. Read-only. */
  _id?: string | null;
  /**
   * Status. Checkouts can be created only from `ACTIVE` templates.
   *
   * @default 'ACTIVE'
   */
  status?: Status;
  /** Settings that restrict the checkout page. */
  customization?: CheckoutCustomization;
  /** Catalog line items, at most 300. */
  lineItems?: V1LineItem[];
  /** Custom line items, at most 300. */
  customLineItems?: CustomLineItem[];
  /** Coupon code. */
  couponCode?: string | null;
  /** App content on the checkout page. */
  customContentReference?: CustomContentReference;
  /** Reference to the counterpart in an external system. */
  externalReference?: ExternalReference;
}

/** Shape of {@link CheckoutTemplate}: which fields are dates, images, page URLs or floating-point numbers. */
export const checkoutTemplateShape = /* @__PURE__ */ entity<CheckoutTemplate>({
  lineItems: /* @__PURE__ */ entity<V1LineItem>({ catalogOverrideFields: catalogOverrideFieldsShape }),
  customLineItems: customLineItemShape,
});
