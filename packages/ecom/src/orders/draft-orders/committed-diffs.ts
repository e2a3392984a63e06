import { entity, enumeration, type EnumerationValue } from '@cartwright/core';
import type { PriceDescription } from '../../commerce/fields/translatable-string.js';
import type { AdditionalFee } from '../order-parts/additional-fee.js';
import type { AppliedDiscount } from '../order-parts/applied-discount.js';
import { orderLineItemShape, type OrderLineItem } from '../order-parts/order-line-item.js';
import type { Price } from '../../commerce/prices/price.js';
import { orderShippingShape, type V1ShippingInformation } from '../order-parts/shipping.js';

/** What is done with the stock of a changed item. */
export const InventoryAction = /* @__PURE__ */ enumeration('RESTOCK', 'DECREASE');
/** What is done with the stock of a changed item. */
export type InventoryAction = EnumerationValue<typeof InventoryAction>;

/** How the stock of an item changes. */
export interface InventoryUpdateDetails {
  /** Whether it grows or falls. */
  actionType?: InventoryAction;
  /** The line item. */
  lineItemId?: string;
  /** By how many. */
  quantityChange?: number;
}

/** What is done when the changes of a draft are applied. */
export interface DraftOrderCommitSettings {
  /** Whether the buyer is told. */
  sendNotificationsToBuyer?: boolean | null;
  /** Whether the merchant is told. */
  sendNotificationsToBusiness?: boolean | null;
  /** Whether it becomes an activity of the order. */
  addActivitiesToOrder?: boolean | null;
  /** Whether those who fulfill it are told. */
  sendNotificationsToCustomFulfillers?: boolean | null;
  /** How stock changes. */
  inventoryUpdates?: InventoryUpdateDetails[];
}

/** What was changed of a line item. */
export interface ItemChangedDetails {
  /** How many there were. */
  quantityBeforeChange?: number | null;
  /** The price that it had. */
  priceBeforeChange?: Price;
  /** The price in words that it had. */
  priceDescriptionBeforeChange?: PriceDescription;
}

/** A line item that was removed, without its id. */
export type OrderLineItemChangedDetails = Omit<OrderLineItem, '_id'>;

/** The change of a line item: one of these. */
export interface LineItemDelta {
  /** It was added. */
  lineItemAdded?: boolean;
  /** It was changed. */
  changedDetails?: ItemChangedDetails;
  /** It was removed. */
  lineItemRemoved?: OrderLineItemChangedDetails;
  /** Its id. */
  lineItemId?: string;
}

/** The change of a discount: one of these. */
export interface AppliedDiscountDelta {
  /** It was added or changed. */
  editedDiscount?: AppliedDiscount;
  /** It was removed. */
  discountRemoved?: boolean;
  /** Its id. */
  discountId?: string;
}

/** The change of a fee: one of these. */
export interface AdditionalFeeDelta {
  /** It was added or changed. */
  editedAdditionalFee?: AdditionalFee;
  /** It was removed. */
  additionalFeeRemoved?: boolean;
  /** Its id. */
  additionalFeeId?: string;
}

/** What the changes of a draft did to an order. */
export interface CommittedDiffs {
  /** The delivery as it is now. */
  changedShippingInfo?: V1ShippingInformation;
  /** The delivery was removed. */
  shippingInfoRemoved?: boolean;
  /** Line items. */
  lineItems?: LineItemDelta[];
  /** Discounts. */
  appliedDiscounts?: AppliedDiscountDelta[];
  /** Fees. */
  additionalFees?: AdditionalFeeDelta[];
}

/** The converted fields of {@link CommittedDiffs}. */
export const committedDiffsShape = /* @__PURE__ */ entity<CommittedDiffs>({
  changedShippingInfo: orderShippingShape,
  lineItems: /* @__PURE__ */ entity<LineItemDelta>({ lineItemRemoved: orderLineItemShape }),
});
