import { entity } from '@cartwright/core';
import { addressWithContactShape, type AddressWithContact } from '../../commerce/addresses/address-with-contact.js';
import type { PriceSummary } from '../../commerce/prices/price.js';
import type {
  AdditionalFeeDelta,
  AppliedDiscountDelta,
  ItemChangedDetails,
  OrderLineItemChangedDetails,
} from './committed-diffs.js';
import { orderLineItemShape } from '../order-parts/order-line-item.js';
import { orderShippingShape, type V1ShippingInformation } from '../order-parts/shipping.js';
import type { TaxSummary } from '../order-parts/tax.js';

/** Change of a line item. Exactly one of `lineItemAdded`, `changedDetails` and `lineItemRemoved` is present. */
export interface V1LineItemDelta {
  /** Whether to add the line item. */
  lineItemAdded?: boolean;
  /** Previous values of the line item to change. */
  changedDetails?: ItemChangedDetails;
  /** Whether to remove the line item. */
  lineItemRemoved?: boolean;
  /** The line item's ID. */
  lineItemId?: string;
  /** New values of the line item. Absent if it is removed. */
  lineItem?: OrderLineItemChangedDetails;
}

/** Changes to apply to an order. */
export interface DraftOrderDiffs {
  /** New shipping. */
  changedShippingInfo?: V1ShippingInformation;
  /** Whether to remove the shipping. */
  shippingInfoRemoved?: boolean;
  /** Line items to add, change and remove, at most 300. */
  lineItems?: V1LineItemDelta[];
  /** Discounts to add, change and remove, at most 320. */
  appliedDiscounts?: AppliedDiscountDelta[];
  /** Additional fees to add, change and remove, at most 100. */
  additionalFees?: AdditionalFeeDelta[];
  /** New tax of the order. Deprecated by the platform. */
  taxSummary?: TaxSummary;
  /** New totals of the order. The platform updates the balance accordingly. */
  priceSummary?: PriceSummary;
  /** New billing address and contact. */
  changedBillingInfo?: AddressWithContact;
  /** New address and contact of the recipient. */
  changedRecipientInfo?: AddressWithContact;
}

/** Shape of {@link DraftOrderDiffs}: which fields are dates, images, addresses or floating-point numbers. */
export const draftOrderDiffsShape = /* @__PURE__ */ entity<DraftOrderDiffs>({
  changedShippingInfo: orderShippingShape,
  changedBillingInfo: addressWithContactShape,
  changedRecipientInfo: addressWithContactShape,
  lineItems: /* @__PURE__ */ entity<V1LineItemDelta>({ lineItem: orderLineItemShape }),
});
