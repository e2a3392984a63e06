import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { ProductName, TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { Price } from '../../commerce/prices/price.js';

/** Directions of a quantity change: increased or decreased. */
export const LineItemQuantityChangeType = /* @__PURE__ */ enumeration('QUANTITY_INCREASED', 'QUANTITY_DECREASED');
/** Direction of a quantity change. */
export type LineItemQuantityChangeType = EnumerationValue<typeof LineItemQuantityChangeType>;

/** Change of a line item's quantity. */
export interface LineItemQuantityChange {
  /** Quantity before the change. */
  originalQuantity?: number;
  /** Quantity after the change. */
  newQuantity?: number;
  /** Difference between the two quantities. */
  diff?: number;
  /** Whether the quantity increased or decreased. */
  deltaType?: LineItemQuantityChangeType;
}

/** Change of a line item's price. */
export interface LineItemPriceChange {
  /** Previous price. */
  originalPrice?: Price;
  /** Price after the change. */
  newPrice?: Price;
}

/** Changed line item. */
export interface LineItemChanges {
  /** The line item's ID. */
  _id?: string;
  /** Name of the product. */
  name?: ProductName;
  /** Change of the quantity. Absent if the quantity stays the same. */
  quantity?: LineItemQuantityChange;
  /** Change of the price. Absent if the price stays the same. */
  price?: LineItemPriceChange;
}

/** Added or removed line item. */
export interface ManagedLineItem {
  /** The line item's ID. */
  _id?: string;
  /** Name of the product. */
  name?: ProductName;
  /** Quantity added or removed. */
  quantity?: number;
}

/** Share of a line item in a discount or additional fee. */
export interface LineItemAmount {
  /** The line item's ID. */
  _id?: string;
  /** Name of the product. */
  name?: ProductName;
  /** The line item's share of the amount. */
  amount?: Price;
}

/** Added or removed discount. */
export interface ManagedDiscount {
  /** The discount's ID. */
  _id?: string;
  /** Name of the coupon or discount rule, or the description of the manual discount. */
  name?: TranslatableString;
  /** Discounted line items, with their shares. */
  affectedLineItems?: LineItemAmount[];
  /** Total amount of the discount. */
  totalAmount?: Price;
}

/** Added or removed additional fee, with the fields of a discount. */
export type ManagedAdditionalFee = ManagedDiscount;

/** Change of the order total. */
export interface TotalPriceChange {
  /** Total before the change. */
  originalTotal?: Price;
  /** Total after the change. */
  newTotal?: Price;
}

/** Title and price of the selected shipping option. */
export interface ShippingInformation {
  /** Price of the shipping. */
  total?: Price;
  /** Title of the shipping option. */
  shippingTitle?: string;
}

/** Change of the selected shipping option. */
export interface ShippingInformationChange {
  /** Shipping before the change. */
  originalShippingInfo?: ShippingInformation;
  /** Shipping after the change. */
  newShippingInfo?: ShippingInformation;
}

/** Single change of an edited order. Exactly one field is present. */
export interface OrderChange {
  /** Line item with a changed quantity or price. */
  lineItemChanged?: LineItemChanges;
  /** Added line item. */
  lineItemAdded?: ManagedLineItem;
  /** Removed line item. */
  lineItemRemoved?: ManagedLineItem;
  /** Added discount. */
  discountAdded?: ManagedDiscount;
  /** Removed discount. */
  discountRemoved?: ManagedDiscount;
  /** Added additional fee. */
  additionalFeeAdded?: ManagedAdditionalFee;
  /** Removed additional fee. */
  additionalFeeRemoved?: ManagedAdditionalFee;
  /** Order total before and after the edit. */
  totalPriceChanged?: TotalPriceChange;
  /** Shipping before and after the edit. */
  shippingInformationChanged?: ShippingInformationChange;
}

/** Content of a `DRAFT_ORDER_CHANGES_APPLIED` activity: the changes made by editing the order. */
export interface DraftOrderChangesApplied {
  /** ID of the draft order that contained the changes. */
  draftOrderId?: string;
  /** Reason for the edit. */
  reason?: string | null;
  /** Changes of the order. */
  changes?: OrderChange[];
}
