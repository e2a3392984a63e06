import { date, entity } from '@cartwright/core';
import type { ConvertedMoney } from '../entity/converted-money.js';

/** Amount that a gift card pays. */
export interface GiftCardSummary {
  /** ID of the gift card in the cart. */
  giftCardId?: string;
  /** Amount to redeem. */
  redeemAmount?: ConvertedMoney;
}

/** Membership that pays for line items. */
export interface MembershipSummary {
  /** Membership ID. Absent for a membership that a plan in the cart grants. */
  _id?: string;
  /** ID of the membership provider's app. Absent for a membership that a plan in the cart grants. */
  appId?: string;
  /** IDs of the line items that the membership pays for. */
  lineItemIds?: string[];
}

/** Equal charges of consecutive billing cycles of a subscription. */
export interface Charge {
  /** Number of the first billing cycle. */
  cycleFrom?: number;
  /** Number of billing cycles. Absent if unlimited. */
  cycleCount?: number | null;
  /** Date of the first charge. */
  cycleBillingDate?: Date | null;
}

/** Charges of a subscription. */
export interface SubscriptionCharges {
  /** IDs of the line items that are part of the subscription. */
  lineItemIds?: string[];
  /** Description of the charges in the customer's language. */
  description?: string | null;
  /** Charges, in chronological order. */
  charges?: Charge[];
}

/** Distribution of the total over gift cards, memberships and payments. */
export interface PaymentSummary {
  /** Amount that the gift card pays, at most one. */
  giftCards?: GiftCardSummary[];
  /** Memberships that pay for line items. */
  memberships?: MembershipSummary[];
  /** Charges of subscriptions. */
  subscriptionCharges?: SubscriptionCharges[];
  /** Whether a payment is required after the gift card to place the order. */
  requiresPaymentAfterGiftCard?: boolean;
  /** Total after the gift card. */
  totalAfterGiftCards?: ConvertedMoney;
  /** Amount due when the order is placed, after the gift card. */
  payNow?: ConvertedMoney;
  /** Amount due later, such as the remainder of a deposit. */
  payLater?: ConvertedMoney;
  /** Amount due after the free trial of a subscription. */
  payAfterFreeTrial?: ConvertedMoney;
}

/** Shape of {@link PaymentSummary}: the billing dates of subscriptions. */
export const paymentSummaryShape = /* @__PURE__ */ entity<PaymentSummary>({
  subscriptionCharges: /* @__PURE__ */ entity<SubscriptionCharges>({
    charges: /* @__PURE__ */ entity<Charge>({ cycleBillingDate: date }),
  }),
});
