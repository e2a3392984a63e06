import { entity, enumeration, type EnumerationValue } from '@cartwright/core';
import type { PriceDescription } from '../../commerce/fields/translatable-string.js';
import type { AdditionalFee } from '../order-parts/additional-fee.js';
import type { AppliedDiscount } from '../order-parts/applied-discount.js';
import { orderLineItemShape, type OrderLineItem } from '../order-parts/order-line-item.js';
import type { Price } from '../../commerce/prices/price.js';
import { orderShippingShape, type V1ShippingInformation } from '../order-parts/shipping.js';

/** Inventory updates of an edited line item: `RESTOCK` increases the quantity in stock, `DECREASE` lowers it. */
export const InventoryAction = /* @__PURE__ */ enumeration('RESTOCK', 'DECREASE');
/** Inventory update of an edited line item. */
export type InventoryAction = EnumerationValue<typeof InventoryAction>;

/** Inventory update of one line item. */
export interface InventoryUpdateDetails {
  /** Whether the inventory is restocked or decreased. */
  actionType?: InventoryAction;
  /** The line item's ID. */
  lineItemId?: string;
  /** Quantity to restock, or to decrease the inventory by. */
  quantityChange?: number;
}

/** Side effects of applying a draft order. */
export interface DraftOrderCommitSettings {
  /**
   * Whether to notify the buyer.
   *
   * @default true
   */
  sendNotificationsToBuyer?: boolean | null;
  /**
   * Whether to notify the merchant.
   *
   * @default true
   */
  sendNotificationsToBusiness?: boolean | null;
  /**
   * Whether to add the edit to the order's activities.
   *
   * @default true
   */
  addActivitiesToOrder?: boolean | null;
  /**
   * Whether to notify the fulfillers of changed items by email.
   *
   * @default true
   */
  sendNotificationsToCustomFulfillers?: boolean | null;
  /** Inventory updates, at most 300. */
  inventoryUpdates?: InventoryUpdateDetails[];
}

/** Previous values of a changed line item. */
export interface ItemChangedDetails {
  /** Quantity before the change. Absent if the quantity stays the same. */
  quantityBeforeChange?: number | null;
  /** Previous price. Absent if the price stays the same. */
  priceBeforeChange?: Price;
  /** Price description before the change. Absent if it stays the same. */
  priceDescriptionBeforeChange?: PriceDescription;
}

/** Values of a line item, without its ID. */
export type OrderLineItemChangedDetails = Omit<OrderLineItem, '_id'>;

/** Change of a line item. Exactly one of `lineItemAdded`, `changedDetails` and `lineItemRemoved` is present. */
export interface LineItemDelta {
  /** Whether the line item was added. */
  lineItemAdded?: boolean;
  /** Previous values of the changed line item. */
  changedDetails?: ItemChangedDetails;
  /** Removed line item. */
  lineItemRemoved?: OrderLineItemChangedDetails;
  /** The line item's ID. */
  lineItemId?: string;
}

/** Change of a discount. Either `editedDiscount` or `discountRemoved` is present. */
export interface AppliedDiscountDelta {
  /** Added or changed discount. */
  editedDiscount?: AppliedDiscount;
  /** Whether the discount is removed. */
  discountRemoved?: boolean;
  /** The discount's ID. */
  discountId?: string;
}

/** Change of an additional fee. Either `editedAdditionalFee` or `additionalFeeRemoved` is present. */
export interface AdditionalFeeDelta {
  /** Added or changed fee. */
  editedAdditionalFee?: AdditionalFee;
  /** Whether the fee is removed. */
  additionalFeeRemoved?: boolean;
  /** The additional fee's ID. */
  additionalFeeId?: string;
}

/**
 * Changes that a draft order made to its order. Either `changedShippingInfo` or `shippingInfoRemoved` is present, or
 * neither.
 */
export interface CommittedDiffs {
  /** Shipping after the edit. */
  changedShippingInfo?: V1ShippingInformation;
  /** Whether the shipping was removed. */
  shippingInfoRemoved?: boolean;
  /** Added, changed and removed line items. */
  lineItems?: LineItemDelta[];
  /** Added, changed and removed discounts. */
  appliedDiscounts?: AppliedDiscountDelta[];
  /** Added, changed and removed additional fees. */
  additionalFees?: AdditionalFeeDelta[];
}

/** Shape of {@link CommittedDiffs}: which fields are dates, images, addresses or floating-point numbers. */
export const committedDiffsShape = /* @__PURE__ */ entity<CommittedDiffs>({
  changedShippingInfo: orderShippingShape,
  lineItems: /* @__PURE__ */ entity<LineItemDelta>({ lineItemRemoved: orderLineItemShape }),
});
