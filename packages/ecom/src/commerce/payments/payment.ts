import { date, entity } from '@cartwright/core';
import type { CashRounding, Price } from '../prices/price.js';
import type { TranslatableString } from '../fields/translatable-string.js';
import type {
  ActionType,
  AuthorizationCaptureStatus,
  AuthorizationVoidStatus,
  ChargebackStatus,
  MembershipPaymentStatus,
  PaymentStatus,
  PredefinedPaymentMethod,
  Reason,
  TransactionStatus,
} from './enumerations.js';

/** Credit card of a payment. */
export interface CreditCardPaymentMethodDetails {
  /** Last four digits of the card number. */
  lastFourDigits?: string | null;
  /** Card brand. */
  brand?: string | null;
}

/** Failure of a capture or a void. */
export interface AuthorizationActionFailureDetails {
  /** Failure code. */
  failureCode?: string;
}

/** Capture of an authorized payment. */
export interface AuthorizationCapture {
  /** Capture ID. Read-only. */
  _id?: string | null;
  /** Capture status. */
  status?: AuthorizationCaptureStatus;
  /** Captured amount. */
  amount?: Price;
  /** Time of the capture. */
  _createdDate?: Date | null;
  /** Failure details. Set if `status` is `FAILED`. */
  failureDetails?: AuthorizationActionFailureDetails;
}

/** Void of an authorized payment. */
export interface AuthorizationVoid {
  /** Void status. */
  status?: AuthorizationVoidStatus;
  /** Time of the void. */
  voidedDate?: Date | null;
  /** Failure details. Set if `status` is `FAILED`. */
  failureDetails?: AuthorizationActionFailureDetails;
  /** Reason of the void. */
  reason?: Reason;
}

/** Scheduled capture or void of an authorized payment. */
export interface V1ScheduledAction {
  /** Action to run. */
  actionType?: ActionType;
  /** Time of the action. */
  executionDate?: Date | null;
}

/** Authorization, captures and void of a payment. */
export interface AuthorizationDetails {
  /** Whether the payment is captured separately from its authorization. Read-only. */
  delayedCapture?: boolean;
  /** Time of the authorization. */
  authorizedDate?: Date | null;
  /** Captures. */
  captures?: AuthorizationCapture[];
  /** Void. */
  void?: AuthorizationVoid;
  /** Scheduled capture or void. */
  scheduledAction?: V1ScheduledAction;
}

/** Chargeback: a payment reversed by the buyer's bank. */
export interface Chargeback {
  /** Chargeback ID. Read-only. */
  _id?: string;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Chargeback amount. Read-only. */
  amount?: Price;
  /** Amount returned to the merchant after a reversal. Read-only. */
  reversalAmount?: Price;
  /**
   * Chargeback status.
   *
   * @default 'APPROVED'
   */
  status?: ChargebackStatus;
  /** Chargeback ID at the payment provider. Read-only. */
  externalId?: string | null;
}

/** Manual payment method name. One of the two fields is set. */
export interface UserDefinedPaymentMethodName {
  /** Predefined method. */
  predefined?: PredefinedPaymentMethod;
  /** Custom name. */
  custom?: string | null;
}

/** Names of a payment method. */
export interface PaymentMethodName {
  /** Name in the buyer's language. */
  buyerLanguageName?: string | null;
  /** Name in the site's main language. */
  siteLanguageName?: string | null;
  /** Name set by the merchant. */
  userDefinedName?: UserDefinedPaymentMethodName;
}

/** Payment made with a payment provider or manually. */
export interface RegularPaymentDetails {
  /** Credit card details. Absent if not paid by card. */
  creditCardDetails?: CreditCardPaymentMethodDetails;
  /** Order ID in Wix Payments. */
  paymentOrderId?: string | null;
  /** Transaction ID in Wix Payments. */
  gatewayTransactionId?: string | null;
  /** Payment method, such as `CreditCard`. Deprecated by the platform. */
  paymentMethod?: string | null;
  /** Transaction ID at the payment provider. */
  providerTransactionId?: string | null;
  /** Whether the payment is offline, for example in cash. */
  offlinePayment?: boolean;
  /** Payment status. Deprecated by the platform. */
  status?: TransactionStatus;
  /** Whether a saved payment method was used. */
  savedPaymentMethod?: boolean;
  /** Authorization, captures and void. */
  authorizationDetails?: AuthorizationDetails;
  /** Chargebacks. */
  chargebacks?: Chargeback[];
  /** Platform fee. */
  platformFee?: Price;
  /** Names of the payment method. */
  paymentMethodName?: PaymentMethodName;
}

/** Payment made with a gift card. */
export interface GiftCardPaymentDetails {
  /** Payment ID at the gift card provider. */
  giftCardPaymentId?: string;
  /** ID of the gift card provider's app. */
  appId?: string;
  /** Whether the payment is voided. Read-only. Deprecated by the platform. */
  voided?: boolean;
  /** Gift card code with all but the last characters masked. */
  obfuscatedCode?: string | null;
}

/** Membership bought in the same order. */
export interface FutureMembershipDetails {
  /** ID of the membership's line item. */
  lineItemId?: string;
  /** Benefit ID. */
  benefitId?: string;
}

/** Payment made with a membership. */
export interface MembershipPaymentDetails {
  /** Membership ID. */
  membershipId?: string;
  /** ID of the line item paid for. */
  lineItemId?: string;
  /** Payment status. Deprecated by the platform. */
  status?: MembershipPaymentStatus;
  /** Membership name. */
  name?: TranslatableString;
  /** Transaction ID at the membership provider. */
  externalTransactionId?: string | null;
  /** Whether the payment is voided. Read-only. Deprecated by the platform. */
  voided?: boolean;
  /** ID of the membership provider's app. */
  providerAppId?: string;
  /** Membership bought in the same order. */
  futureMembership?: FutureMembershipDetails;
}

/** Rounding of a cash payment. */
export interface CashRoundingDetails {
  /** Amount before rounding. */
  unroundedAmount?: Price;
  /** Amount added by rounding. Negative if rounded down. Read-only. */
  roundingAdjustment?: CashRounding;
}

/**
 * Payment of an order. One of `regularPaymentDetails`, `giftcardPaymentDetails` and `membershipPaymentDetails` is set.
 */
export interface Payment {
  /** Payment provider or manual payment details. */
  regularPaymentDetails?: RegularPaymentDetails;
  /** Gift card payment details. */
  giftcardPaymentDetails?: GiftCardPaymentDetails;
  /** Membership payment details. */
  membershipPaymentDetails?: MembershipPaymentDetails;
  /** Payment ID. Read-only. */
  _id?: string | null;
  /** Time of the payment. Defaults to the current time. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Payment amount. */
  amount?: Price;
  /** Whether the payment cannot be refunded. */
  refundDisabled?: boolean;
  /** Whether receipts can be generated for the payment. Read-only. */
  supportReceiptGeneration?: boolean;
  /** Rounding, for cash payments. */
  cashRounding?: CashRoundingDetails;
  /** Payment status. */
  status?: PaymentStatus;
  /** ID shared by the payments of one charge: the `idempotencyKey` of the charge request. */
  chargeCorrelationId?: string | null;
}

/** Shape of {@link Chargeback}: which fields are dates. */
export const chargebackShape = /* @__PURE__ */ entity<Chargeback>({ _createdDate: date, _updatedDate: date });

const regularPaymentShape = /* @__PURE__ */ entity<RegularPaymentDetails>({
  authorizationDetails: /* @__PURE__ */ entity<AuthorizationDetails>({
    authorizedDate: date,
    captures: /* @__PURE__ */ entity<AuthorizationCapture>({ _createdDate: date }),
    void: /* @__PURE__ */ entity<AuthorizationVoid>({ voidedDate: date }),
    scheduledAction: /* @__PURE__ */ entity<V1ScheduledAction>({ executionDate: date }),
  }),
  chargebacks: chargebackShape,
});

/** Shape of {@link Payment}: which fields are dates. */
export const paymentShape = /* @__PURE__ */ entity<Payment>({
  _createdDate: date,
  _updatedDate: date,
  regularPaymentDetails: regularPaymentShape,
});
