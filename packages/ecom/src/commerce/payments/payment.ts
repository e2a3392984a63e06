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

/** The card that a payment was made with. */
export interface CreditCardPaymentMethodDetails {
  /** The card's last four digits. */
  lastFourDigits?: string | null;
  /** The card's brand. */
  brand?: string | null;
}

/** Why a capture or a void failed. */
export interface AuthorizationActionFailureDetails {
  /** A code for the reason. */
  failureCode?: string;
}

/** A part of an authorized payment that was captured. */
export interface AuthorizationCapture {
  /** Its id. Read-only. */
  _id?: string | null;
  /** Its state. */
  status?: AuthorizationCaptureStatus;
  /** How much. */
  amount?: Price;
  /** When it was made. */
  _createdDate?: Date | null;
  /** Why it failed. */
  failureDetails?: AuthorizationActionFailureDetails;
}

/** How an authorized payment was voided. */
export interface AuthorizationVoid {
  /** Its state. */
  status?: AuthorizationVoidStatus;
  /** When it was voided. */
  voidedDate?: Date | null;
  /** Why it failed. */
  failureDetails?: AuthorizationActionFailureDetails;
  /** Why. */
  reason?: Reason;
}

/** What happens to an authorized payment when nobody acts. */
export interface V1ScheduledAction {
  /** What happens. */
  actionType?: ActionType;
  /** When. */
  executionDate?: Date | null;
}

/** How a payment was authorized, and what became of it. */
export interface AuthorizationDetails {
  /** Whether it is captured later. Read-only. */
  delayedCapture?: boolean;
  /** When it was authorized. */
  authorizedDate?: Date | null;
  /** What of it was captured. */
  captures?: AuthorizationCapture[];
  /** How it was voided. */
  void?: AuthorizationVoid;
  /** What happens to it when nobody acts. */
  scheduledAction?: V1ScheduledAction;
}

/** A payment that the buyer's bank took back. */
export interface Chargeback {
  /** Its id. Read-only. */
  _id?: string;
  /** When it was made. Read-only. */
  _createdDate?: Date | null;
  /** When it was last changed. Read-only. */
  _updatedDate?: Date | null;
  /** How much. Read-only. */
  amount?: Price;
  /** How much of it came back. Read-only. */
  reversalAmount?: Price;
  /** Its state. */
  status?: ChargebackStatus;
  /** Its id at the payment provider. Read-only. */
  externalId?: string | null;
}

/** What the merchant calls a way to pay by hand: one of the two. */
export interface UserDefinedPaymentMethodName {
  /** One that the platform knows. */
  predefined?: PredefinedPaymentMethod;
  /** Any other. */
  custom?: string | null;
}

/** What a way to pay is called. */
export interface PaymentMethodName {
  /** In the buyer's language. */
  buyerLanguageName?: string | null;
  /** In the site's language. */
  siteLanguageName?: string | null;
  /** As the merchant named it. */
  userDefinedName?: UserDefinedPaymentMethodName;
}

/** A payment with a card or the like, or by hand. */
export interface RegularPaymentDetails {
  /** The card. */
  creditCardDetails?: CreditCardPaymentMethodDetails;
  /** Its order at the platform's payments. */
  paymentOrderId?: string | null;
  /** Its transaction at the platform's payments. */
  gatewayTransactionId?: string | null;
  /** The way it was paid. Deprecated by the platform. */
  paymentMethod?: string | null;
  /** Its transaction at the payment provider. */
  providerTransactionId?: string | null;
  /** Whether it was paid by hand. */
  offlinePayment?: boolean;
  /** Its state. Deprecated by the platform. */
  status?: TransactionStatus;
  /** Whether it was made with a way to pay that had been kept. */
  savedPaymentMethod?: boolean;
  /** How it was authorized, captured or voided. */
  authorizationDetails?: AuthorizationDetails;
  /** What of it was charged back. */
  chargebacks?: Chargeback[];
  /** The platform's fee. */
  platformFee?: Price;
  /** What the way to pay is called. */
  paymentMethodName?: PaymentMethodName;
}

/** A payment with a gift card. */
export interface GiftCardPaymentDetails {
  /** Its id at the gift card's app. */
  giftCardPaymentId?: string;
  /** The id of the app that it belongs to. */
  appId?: string;
  /** Whether it was taken back. Read-only. Deprecated by the platform. */
  voided?: boolean;
  /** The gift card's code, but for the last letters hidden. */
  obfuscatedCode?: string | null;
}

/** A membership that is bought with the same order. */
export interface FutureMembershipDetails {
  /** The line item's id. */
  lineItemId?: string;
  /** The benefit's id. */
  benefitId?: string;
}

/** A payment with a membership. */
export interface MembershipPaymentDetails {
  /** The membership's id. */
  membershipId?: string;
  /** The line item's id. */
  lineItemId?: string;
  /** Its state. Deprecated by the platform. */
  status?: MembershipPaymentStatus;
  /** Its name. */
  name?: TranslatableString;
  /** Its transaction at the membership's app. */
  externalTransactionId?: string | null;
  /** Whether it was taken back. Read-only. Deprecated by the platform. */
  voided?: boolean;
  /** The app that provides the membership. */
  providerAppId?: string;
  /** The membership that is bought with the same order. */
  futureMembership?: FutureMembershipDetails;
}

/** How a payment in cash was rounded. */
export interface CashRoundingDetails {
  /** How much it was before. */
  unroundedAmount?: Price;
  /** What rounding added. Read-only. */
  roundingAdjustment?: CashRounding;
}

/** A payment of an order: with a card or the like, a gift card or a membership. */
export interface Payment {
  /** A payment with a card or the like, or by hand. */
  regularPaymentDetails?: RegularPaymentDetails;
  /** A payment with a gift card. */
  giftcardPaymentDetails?: GiftCardPaymentDetails;
  /** A payment with a membership. */
  membershipPaymentDetails?: MembershipPaymentDetails;
  /** Its id. Read-only. */
  _id?: string | null;
  /** When it was made. */
  _createdDate?: Date | null;
  /** When it was last changed. Read-only. */
  _updatedDate?: Date | null;
  /** How much. */
  amount?: Price;
  /** Whether it can not be given back. */
  refundDisabled?: boolean;
  /** Whether receipts can be made for it. Read-only. */
  supportReceiptGeneration?: boolean;
  /** How it was rounded, when paid in cash. */
  cashRounding?: CashRoundingDetails;
  /** Its state. */
  status?: PaymentStatus;
  /** What payments of one charge have in common. */
  chargeCorrelationId?: string | null;
}

/** The converted fields of {@link Chargeback}. */
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

/** The converted fields of {@link Payment}. */
export const paymentShape = /* @__PURE__ */ entity<Payment>({
  _createdDate: date,
  _updatedDate: date,
  regularPaymentDetails: regularPaymentShape,
});
