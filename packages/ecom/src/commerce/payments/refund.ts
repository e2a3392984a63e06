import { date, entity } from '@cartwright/core';
import type { Price } from '../prices/price.js';
import type { RefundStatus } from './enumerations.js';

/** Refunded line item. Superseded by {@link LineItemRefund}. */
export interface RefundItem {
  /** Line item ID. */
  lineItemId?: string;
  /** Refunded quantity. */
  quantity?: number;
}

/** Refunded line item. */
export interface LineItemRefund {
  /** Line item ID. */
  lineItemId?: string;
  /** Refunded quantity. */
  quantity?: number;
}

/** Refunded additional fee. */
export interface AdditionalFeeRefund {
  /** Additional fee ID. */
  additionalFeeId?: string;
  /** Refunded amount. */
  amount?: Price;
}

/** Refunded shipping. */
export interface ShippingRefund {
  /** Refunded amount. */
  amount?: Price;
}

/** Items, fees and shipping that a refund covers. */
export interface RefundDetails {
  /** Line items. Superseded by `lineItems`. */
  items?: RefundItem[];
  /** Whether shipping is refunded. */
  shippingIncluded?: boolean;
  /** Reason of the refund. */
  reason?: string | null;
  /** Line items. */
  lineItems?: LineItemRefund[];
  /** Additional fees. */
  additionalFees?: AdditionalFeeRefund[];
  /** Shipping. */
  shipping?: ShippingRefund;
}

/** Refunded amount of a line item. */
export interface LineItemRefundSummary {
  /** Line item ID. */
  lineItemId?: string;
  /** Total refunded amount. */
  totalRefundedAmount?: Price;
}

/** Breakdown of a refund by line item. */
export interface RefundItemsBreakdown {
  /** Line items. */
  lineItems?: LineItemRefundSummary[];
}

/** Totals of a refund. */
export interface AggregatedRefundSummary {
  /** Requested amount. */
  requestedRefund?: Price;
  /** Amount pending at payment providers. */
  pendingRefund?: Price;
  /** Refunded amount. */
  refunded?: Price;
  /** Amount whose refund failed. */
  failedRefundAmount?: Price;
  /** Whether any amount is pending. */
  pending?: boolean;
  /** Breakdown by line item. */
  breakdown?: RefundItemsBreakdown;
}

/** Failure of a refund. */
export interface RefundStatusInfo {
  /** Reason code of the payment gateway. */
  paymentGatewayReasonCode?: string | null;
  /** Description of the failure. */
  description?: string | null;
}

/** Refund of one payment. */
export interface RefundTransaction {
  /** Payment ID. */
  paymentId?: string;
  /** Refunded amount. */
  amount?: Price;
  /** Refund status. */
  refundStatus?: RefundStatus;
  /** Failure details. Set if the refund failed. */
  refundStatusInfo?: RefundStatusInfo;
  /** Refund ID in Wix Payments. */
  gatewayRefundId?: string | null;
  /** Refund ID at the payment provider. */
  providerRefundId?: string | null;
  /** Whether the money was refunded outside of the platform. */
  externalRefund?: boolean;
}

/** Refund of an order. */
export interface Refund {
  /** Refund ID. Read-only. */
  _id?: string;
  /** Refunded payments. */
  transactions?: RefundTransaction[];
  /** Items, fees and shipping that the refund covers. */
  details?: RefundDetails;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Totals. Read-only. */
  summary?: AggregatedRefundSummary;
  /** ID of the app that requested the refund. Read-only. */
  requestingServiceAppId?: string | null;
}

/** Shape of {@link Refund}: which fields are dates. */
export const refundShape = /* @__PURE__ */ entity<Refund>({ _createdDate: date });
