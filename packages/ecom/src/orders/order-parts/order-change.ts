import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { ProductName, TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { Price } from '../../commerce/prices/price.js';

/** Which way a quantity changed. */
export const LineItemQuantityChangeType = /* @__PURE__ */ enumeration('QUANTITY_INCREASED', 'QUANTITY_DECREASED');
/** Which way a quantity changed. */
export type LineItemQuantityChangeType = EnumerationValue<typeof LineItemQuantityChangeType>;

/** A quantity before and after. */
export interface LineItemQuantityChange {
  /** Before. */
  originalQuantity?: number;
  /** After. */
  newQuantity?: number;
  /** By how many. */
  diff?: number;
  /** Which way. */
  deltaType?: LineItemQuantityChangeType;
}

/** A price before and after. */
export interface LineItemPriceChange {
  /** Before. */
  originalPrice?: Price;
  /** After. */
  newPrice?: Price;
}

/** A line item that was changed. */
export interface LineItemChanges {
  /** Its id. */
  _id?: string;
  /** Its name. */
  name?: ProductName;
  /** Its quantity. */
  quantity?: LineItemQuantityChange;
  /** Its price. */
  price?: LineItemPriceChange;
}

/** A line item that was added or removed. */
export interface ManagedLineItem {
  /** Its id. */
  _id?: string;
  /** Its name. */
  name?: ProductName;
  /** How many. */
  quantity?: number;
}

/** A part of a discount or fee, for one line item. */
export interface LineItemAmount {
  /** The line item's id. */
  _id?: string;
  /** Its name. */
  name?: ProductName;
  /** How much. */
  amount?: Price;
}

/** A discount that was added or removed. */
export interface ManagedDiscount {
  /** Its id. */
  _id?: string;
  /** Its name. */
  name?: TranslatableString;
  /** The line items that it is for. */
  affectedLineItems?: LineItemAmount[];
  /** How much. */
  totalAmount?: Price;
}

/** A fee that was added or removed. */
export type ManagedAdditionalFee = ManagedDiscount;

/** The total before and after. */
export interface TotalPriceChange {
  /** Before. */
  originalTotal?: Price;
  /** After. */
  newTotal?: Price;
}

/** A delivery, in short. */
export interface ShippingInformation {
  /** What it costs. */
  total?: Price;
  /** Its name. */
  shippingTitle?: string;
}

/** The delivery before and after. */
export interface ShippingInformationChange {
  /** Before. */
  originalShippingInfo?: ShippingInformation;
  /** After. */
  newShippingInfo?: ShippingInformation;
}

/** One change of an order: one of these. */
export interface OrderChange {
  /** A line item was changed. */
  lineItemChanged?: LineItemChanges;
  /** A line item was added. */
  lineItemAdded?: ManagedLineItem;
  /** A line item was removed. */
  lineItemRemoved?: ManagedLineItem;
  /** A discount was added. */
  discountAdded?: ManagedDiscount;
  /** A discount was removed. */
  discountRemoved?: ManagedDiscount;
  /** A fee was added. */
  additionalFeeAdded?: ManagedAdditionalFee;
  /** A fee was removed. */
  additionalFeeRemoved?: ManagedAdditionalFee;
  /** The total changed. */
  totalPriceChanged?: TotalPriceChange;
  /** The delivery changed. */
  shippingInformationChanged?: ShippingInformationChange;
}

/** An order was changed. */
export interface DraftOrderChangesApplied {
  /** The draft that the changes were made in. */
  draftOrderId?: string;
  /** Why. */
  reason?: string | null;
  /** One by one. */
  changes?: OrderChange[];
}
