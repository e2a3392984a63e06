import { entity } from '@cartwright/core';
import { addressWithContactShape, type AddressWithContact } from '../../commerce/addresses/address-with-contact.js';
import type { BuyerInfo } from '../../commerce/buyers/buyer.js';
import type { PriceDescription } from '../../commerce/fields/translatable-string.js';
import type { ModifierGroup } from '../../commerce/line-items/modifier-group.js';
import type { Price } from '../../commerce/prices/price.js';
import { orderLineItemShape, type OrderLineItem } from '../../orders/order-parts/order-line-item.js';
import { orderShippingShape, type V1ShippingInformation } from '../../orders/order-parts/shipping.js';
import type { Location } from '../../orders/orders/order.js';

/** Values of a line item before the draft changed it. Unchanged fields are absent. */
export interface ItemChangedDetails {
  /** Previous quantity. */
  quantityBeforeChange?: number | null;
  /** Previous price. */
  priceBeforeChange?: Price;
  /** Previous description of the price. */
  priceDescriptionBeforeChange?: PriceDescription;
  /** Previous modifiers. */
  modifierGroupsBeforeChange?: ModifierGroup<Price>[];
}

/** Line item of a draft order. At most one of `added`, `changedDetails` and `removed` is present. */
export interface ItemDetails {
  /** Whether the draft added the line item. */
  added?: boolean;
  /** Previous values of a changed line item. */
  changedDetails?: ItemChangedDetails;
  /** Whether the draft removed the line item. */
  removed?: boolean;
  /** Line item after the changes. */
  lineItem?: OrderLineItem;
}

/** Shape of {@link ItemDetails}: which fields are dates, images or floating-point numbers. */
export const itemDetailsShape = /* @__PURE__ */ entity<ItemDetails>({ lineItem: orderLineItemShape });

/** Shipping before the draft changed it. */
export interface ShippingChangedDetails {
  /** Previous shipping. */
  shippingInfoBeforeChange?: V1ShippingInformation;
}

/** Shipping of a draft order. At most one of `added`, `changedDetails` and `removed` is present. */
export interface ShippingDetails {
  /** Whether the draft added the shipping. */
  added?: boolean;
  /** Previous shipping. */
  changedDetails?: ShippingChangedDetails;
  /** Whether the draft removed the shipping. */
  removed?: boolean;
  /** Selected shipping after the changes. */
  shippingInfo?: V1ShippingInformation;
}

/** Shape of {@link ShippingDetails}: which fields are dates or addresses. */
export const shippingDetailsShape = /* @__PURE__ */ entity<ShippingDetails>({
  changedDetails: /* @__PURE__ */ entity<ShippingChangedDetails>({ shippingInfoBeforeChange: orderShippingShape }),
  shippingInfo: orderShippingShape,
});

/** Recipient before the draft changed it. */
export interface RecipientInfoChangedDetails {
  /** Previous address and contact of the recipient. */
  recipientInfoBeforeChange?: AddressWithContact;
}

/** Recipient of a draft order. At most one of `added`, `changedDetails` and `removed` is present. */
export interface RecipientInfoDetails {
  /** Whether the draft added the recipient. */
  added?: boolean;
  /** Previous recipient. */
  changedDetails?: RecipientInfoChangedDetails;
  /** Whether the draft removed the recipient. */
  removed?: boolean;
  /** Address and contact of the recipient after the changes. */
  recipientInfo?: AddressWithContact;
}

/** Shape of {@link RecipientInfoDetails}: which fields are addresses. */
export const recipientInfoDetailsShape = /* @__PURE__ */ entity<RecipientInfoDetails>({
  changedDetails: /* @__PURE__ */ entity<RecipientInfoChangedDetails>({
    recipientInfoBeforeChange: addressWithContactShape,
  }),
  recipientInfo: addressWithContactShape,
});

/** Billing address before the draft changed it. */
export interface BillingChangedDetails {
  /** Previous billing address and contact. */
  billingInfoBeforeChange?: AddressWithContact;
}

/** Billing address of a draft order. At most one of `added`, `changedDetails` and `removed` is present. */
export interface BillingDetails {
  /** Whether the draft added the billing address. */
  added?: boolean;
  /** Previous billing address. */
  changedDetails?: BillingChangedDetails;
  /** Whether the draft removed the billing address. */
  removed?: boolean;
  /** Billing address and contact after the changes. */
  billingInfo?: AddressWithContact;
}

/** Shape of {@link BillingDetails}: which fields are addresses. */
export const billingDetailsShape = /* @__PURE__ */ entity<BillingDetails>({
  changedDetails: /* @__PURE__ */ entity<BillingChangedDetails>({ billingInfoBeforeChange: addressWithContactShape }),
  billingInfo: addressWithContactShape,
});

/** Buyer before the draft changed it. */
export interface BuyerChangedDetails {
  /** Previous buyer. */
  buyerInfoBeforeChange?: BuyerInfo;
}

/** Buyer of a draft order. At most one of `added`, `changedDetails` and `removed` is present. */
export interface BuyerDetails {
  /** Whether the draft added the buyer. */
  added?: boolean;
  /** Previous buyer. */
  changedDetails?: BuyerChangedDetails;
  /** Whether the draft removed the buyer. */
  removed?: boolean;
  /** Buyer after the changes. */
  buyerInfo?: BuyerInfo;
}

/** Business location before the draft changed it. */
export interface BusinessLocationChangedDetails {
  /** Previous business location. */
  businessLocationBeforeChange?: Location;
}

/** Business location of a draft order. At most one of `added`, `changedDetails` and `removed` is present. */
export interface BusinessLocationDetails {
  /** Whether the draft added the business location. */
  added?: boolean;
  /** Previous business location. */
  changedDetails?: BusinessLocationChangedDetails;
  /** Whether the draft removed the business location. */
  removed?: boolean;
  /** Business location after the changes. */
  businessLocation?: Location;
}
