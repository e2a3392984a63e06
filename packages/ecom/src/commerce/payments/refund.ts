import { date, entity } from '@cartwright/core';
import type { Price } from '../prices/price.js';
import type { RefundStatus } from './enumerations.js';

/** A line item that is given back. Superseded by `lineItems`. */
export interface RefundItem {
  /** The line item's id. */
  lineItemId?: string;
  /** How many. */
  quantity?: number;
}

/** A line item that is given back. */
export interface LineItemRefund {
  /** The line item's id. */
  lineItemId?: string;
  /** How many. */
  quantity?: number;
}

/** An additional fee that is given back. */
export interface AdditionalFeeRefund {
  /** The additional fee's id. */
  additionalFeeId?: string;
  /** How much. */
  amount?: Price;
}

/** Shipping that is given back. */
export interface ShippingRefund {
  /** How much. */
  amount?: Price;
}

/** What a refund is for. */
export interface RefundDetails {
  /** The line items. */
  items?: RefundItem[];
  /** Whether shipping is given back. */
  shippingIncluded?: boolean;
  /** Why. */
  reason?: string | null;
  /** The line items. */
  lineItems?: LineItemRefund[];
  /** The additional fees. */
  additionalFees?: AdditionalFeeRefund[];
  /** The shipping. */
  shipping?: ShippingRefund;
}

/** What was given back for a line item. */
export interface LineItemRefundSummary {
  /** The line item's id. */
  lineItemId?: string;
  /** What was given back for it. */
  totalRefundedAmount?: Price;
}

/** A refund item by item. */
export interface RefundItemsBreakdown {
  /** The line items. */
  lineItems?: LineItemRefundSummary[];
}

/** The sums of a refund. */
export interface AggregatedRefundSummary {
  /** What was asked for. */
  requestedRefund?: Price;
  /** What is on its way. */
  pendingRefund?: Price;
  /** What was given back. */
  refunded?: Price;
  /** What could not be given back. */
  failedRefundAmount?: Price;
  /** Whether something is on its way. */
  pending?: boolean;
  /** Item by item. */
  breakdown?: RefundItemsBreakdown;
}

/** Why a refund failed. */
export interface RefundStatusInfo {
  /** Why, as a code. */
  paymentGatewayReasonCode?: string | null;
  /** In words. */
  description?: string | null;
}

/** What is given back of one payment. */
export interface RefundTransaction {
  /** The payment's id. */
  paymentId?: string;
  /** How much. */
  amount?: Price;
  /** How far it has come. */
  refundStatus?: RefundStatus;
  /** Why it failed. */
  refundStatusInfo?: RefundStatusInfo;
  /** Its id at the platform's payments. */
  gatewayRefundId?: string | null;
  /** Its id at the payment provider. */
  providerRefundId?: string | null;
  /** Whether it was given back outside of the platform. */
  externalRefund?: boolean;
}

/** Money that is given back. */
export interface Refund {
  /** Its id. Read-only. */
  _id?: string;
  /** What was given back of each payment. */
  transactions?: RefundTransaction[];
  /** What it is for. */
  details?: RefundDetails;
  /** When it was made. Read-only. */
  _createdDate?: Date | null;
  /** The sums. Read-only. */
  summary?: AggregatedRefundSummary;
  /** The app that asked for it. Read-only. */
  requestingServiceAppId?: string | null;
}

/** The converted fields of {@link Refund}. */
export const refundShape = /* @__PURE__ */ entity<Refund>({ _createdDate: date });
