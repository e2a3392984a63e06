import { entity, enumeration, type EnumerationValue } from '@cartwright/core';
import type { CustomContentReference, ExternalReference } from '../checkout/checkout.js';
import {
  catalogOverrideFieldsShape,
  type CatalogOverrideFields,
} from '../commerce/line-items/catalog-override-fields.js';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';

/** Whether checkouts can be made of a template. */
export const Status = /* @__PURE__ */ enumeration('ACTIVE', 'INACTIVE');
/** Whether checkouts can be made of a template. */
export type Status = EnumerationValue<typeof Status>;

/** What the buyer cannot do in a browser. */
export interface WebClientCustomization {
  /** There is no way back to the store. */
  disabledContinueShoppingButton?: boolean;
  /** There is no box to agree to the policies. */
  disabledPolicyAgreementCheckbox?: boolean;
}

/** What the buyer cannot do on the checkout page. */
export interface CheckoutCustomization {
  /** On the page in a browser. */
  webClient?: WebClientCustomization;
  /** The gift card cannot be changed. */
  lockedGiftCard?: boolean;
  /** The coupon cannot be changed. */
  lockedCoupon?: boolean;
  /** There is no payment by hand. */
  disabledManualPayment?: boolean;
}

/** An item of a catalog. */
export interface V1LineItem {
  /** How many. */
  quantity?: number;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** What is said instead of the catalog. */
  catalogOverrideFields?: CatalogOverrideFields;
}

/** What checkouts can be made of again and again, for example by a link. */
export interface CheckoutTemplate {
  /** Its id. Read-only. */
  _id?: string | null;
  /** Whether checkouts can be made of it. */
  status?: Status;
  /** What the buyer cannot do on the checkout page. */
  customization?: CheckoutCustomization;
  /** Items of catalogs; at most 300. */
  lineItems?: V1LineItem[];
  /** Items that are in no catalog; at most 300. */
  customLineItems?: CustomLineItem[];
  /** Coupon code. */
  couponCode?: string | null;
  /** Content of an app on the checkout page. */
  customContentReference?: CustomContentReference;
  /** What it is in another system. */
  externalReference?: ExternalReference;
}

/** The converted fields of {@link CheckoutTemplate}. */
export const checkoutTemplateShape = /* @__PURE__ */ entity<CheckoutTemplate>({
  lineItems: /* @__PURE__ */ entity<V1LineItem>({ catalogOverrideFields: catalogOverrideFieldsShape }),
  customLineItems: customLineItemShape,
});
