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

/** The change of a line item: one of the first three. */
export interface V1LineItemDelta {
  /** It is added. */
  lineItemAdded?: boolean;
  /** It is changed. */
  changedDetails?: ItemChangedDetails;
  /** It is removed. */
  lineItemRemoved?: boolean;
  /** The line item's id. */
  lineItemId?: string;
  /** The line item as it shall be. */
  lineItem?: OrderLineItemChangedDetails;
}

/** What the changes of a draft shall do to an order. */
export interface DraftOrderDiffs {
  /** The delivery as it shall be. */
  changedShippingInfo?: V1ShippingInformation;
  /** The delivery is removed. */
  shippingInfoRemoved?: boolean;
  /** Line items. */
  lineItems?: V1LineItemDelta[];
  /** Discounts. */
  appliedDiscounts?: AppliedDiscountDelta[];
  /** Fees. */
  additionalFees?: AdditionalFeeDelta[];
  /** The tax as it shall be. Deprecated by the platform. */
  taxSummary?: TaxSummary;
  /** The sums as they shall be. */
  priceSummary?: PriceSummary;
  /** Where the bill shall go. */
  changedBillingInfo?: AddressWithContact;
  /** Who shall get it. */
  changedRecipientInfo?: AddressWithContact;
}

/** The converted fields of {@link DraftOrderDiffs}. */
export const draftOrderDiffsShape = /* @__PURE__ */ entity<DraftOrderDiffs>({
  changedShippingInfo: orderShippingShape,
  changedBillingInfo: addressWithContactShape,
  changedRecipientInfo: addressWithContactShape,
  lineItems: /* @__PURE__ */ entity<V1LineItemDelta>({ lineItem: orderLineItemShape }),
});
