import { date, entity } from '@cartwright/core';
import { addressWithContactShape, type AddressWithContact } from '../../commerce/addresses/address-with-contact.js';
import type { BuyerInfo } from '../../commerce/buyers/buyer.js';
import type { ExtendedFields } from '../../commerce/fields/extended-fields.js';
import type { WeightUnit } from '../../commerce/line-items/units.js';
import type { BalanceSummary, Price, PriceSummary } from '../../commerce/prices/price.js';
import type { AdditionalFee, PlatformFeeSummary } from '../../orders/order-parts/additional-fee.js';
import type { AppliedDiscount } from '../../orders/order-parts/applied-discount.js';
import type { OrderTaxInfo, TaxSummary } from '../../orders/order-parts/tax.js';
import {
  billingDetailsShape,
  itemDetailsShape,
  recipientInfoDetailsShape,
  shippingDetailsShape,
  type BillingDetails,
  type BusinessLocationDetails,
  type BuyerDetails,
  type ItemDetails,
  type RecipientInfoDetails,
  type ShippingDetails,
} from './changed-details.js';
import type { EditingStatus, SourceType } from './enumerations.js';

/** How an additional fee is taxed. */
export interface TaxDetails {
  /** Whether the fee is taxed. */
  taxable?: boolean;
  /** ID of the tax group that determines the rate. */
  taxGroupId?: string | null;
}

/** Additional fee of a draft order. */
export interface AdditionalFeeDetails {
  /** The fee. */
  additionalFee?: AdditionalFee;
  /** How the fee is taxed. */
  taxDetails?: TaxDetails;
  /** Source of the fee. */
  source?: SourceType;
  /** Whether the totals include the fee. */
  applied?: boolean;
}

/** Discount of a draft order. */
export interface DiscountDetails {
  /** The discount. */
  discount?: AppliedDiscount;
  /** Source of the discount. */
  source?: SourceType;
  /** Whether the totals include the discount. */
  applied?: boolean;
}

/** Identity that created a draft order. One of the two fields is set. */
export interface CreatedBy {
  /** Wix user ID. */
  userId?: string;
  /** App ID. */
  appId?: string;
}

/** Line item whose inventory changes when the draft is committed. */
export interface InventoryUpdate {
  /** Line item ID. */
  lineItemId?: string;
}

/** Side effects of committing a draft order. */
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
  /** Line items whose inventory is adjusted to the new quantity. At most 300. Others keep their inventory. */
  updateInventory?: InventoryUpdate[];
}

/** Deposit of a whole draft order. Either `amount` or `percentage` is present. */
export interface DepositDetails {
  /** Amount of the deposit. */
  amount?: Price;
  /** Percentage of the total, from 0 to 100, as a decimal string. */
  percentage?: string | null;
  /** Totals of the deposit. Read-only. */
  priceSummary?: PriceSummary;
}

/** Draft order: changes of an order before they are applied, or an order before it is created. */
export interface DraftOrder {
  /** Draft order ID. Read-only. */
  _id?: string | null;
  /** ID of the order that the draft edits. Absent from a draft of a new order until the order is created. */
  orderId?: string | null;
  /** Line items with their changes, 1 to 300. */
  lineItems?: ItemDetails[];
  /** Shipping and its change. */
  shippingInfo?: ShippingDetails;
  /** Buyer. Superseded by `buyerDetails`. */
  buyerInfo?: BuyerInfo;
  /** Billing address. Superseded by `billingDetails`. */
  billingInfo?: AddressWithContact;
  /** Additional fees, applied or not. At most 100. */
  additionalFees?: AdditionalFeeDetails[];
  /** Discounts, applied or not. At most 320. */
  discounts?: DiscountDetails[];
  /** Date and time when the draft order was created. Read-only. */
  _createdDate?: Date | null;
  /** Date and time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Identity that created the draft order. Read-only. */
  createdBy?: CreatedBy;
  /** Status. Read-only. */
  status?: EditingStatus;
  /**
   * Weight unit of the line items.
   *
   * @default the site's weight unit
   */
  weightUnit?: WeightUnit;
  /** Currency of all prices (ISO 4217). */
  currency?: string | null;
  /** Totals. Read-only. */
  priceSummary?: PriceSummary;
  /** Tax. Superseded by `taxInfo`. */
  taxSummary?: TaxSummary;
  /** Amounts paid, refunded and still due. Read-only. */
  balanceSummary?: BalanceSummary;
  /** Side effects of committing the draft. */
  commitSettings?: DraftOrderCommitSettings;
  /** ID of the member who bought the order. */
  memberId?: string | null;
  /** ID shared by the cart, the checkout and the order of one purchase. */
  purchaseFlowId?: string | null;
  /** Recipient and its change. */
  recipientInfo?: RecipientInfoDetails;
  /** Tax, with a breakdown by jurisdiction. */
  taxInfo?: OrderTaxInfo;
  /** Data that apps attach to the draft order. */
  extendedFields?: ExtendedFields;
  /** Buyer and its change. */
  buyerDetails?: BuyerDetails;
  /** Billing address and its change. */
  billingDetails?: BillingDetails;
  /** Business location and its change. */
  businessLocationDetails?: BusinessLocationDetails;
  /** Fees that the platform charges for the order. */
  platformFeeSummary?: PlatformFeeSummary;
  /** Deposit. Not part of the platform's public API. */
  depositDetails?: DepositDetails;
}

/** Shape of {@link DraftOrder}: which fields are dates, images, addresses or floating-point numbers. */
export const draftOrderShape = /* @__PURE__ */ entity<DraftOrder>({
  _createdDate: date,
  _updatedDate: date,
  lineItems: itemDetailsShape,
  shippingInfo: shippingDetailsShape,
  billingInfo: addressWithContactShape,
  recipientInfo: recipientInfoDetailsShape,
  billingDetails: billingDetailsShape,
});
