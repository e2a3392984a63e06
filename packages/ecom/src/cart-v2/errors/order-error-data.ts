import type { ViolationsList } from '../../commerce/errors/violation.js';
import type { V2Violation } from './violation.js';

/** Data of `DELIVERY_METHOD_NOT_FOUND`. */
export interface DeliveryMethodNotFoundErrorData {
  /** Code of the delivery method. */
  code?: string;
  /** ID of the carrier's app. */
  appId?: string | null;
}

/** Data of `CART_ALREADY_ORDERED`. */
export interface CartAlreadyOrderedErrorData {
  /** Cart ID. */
  cartId?: string;
  /** ID of the order that was placed from the cart. */
  orderId?: string;
}

/** Data of `INVALID_THIRD_PARTY_CHECKOUT_TOKEN`. */
export interface InvalidThirdPartyCheckoutTokenErrorData {
  /** The rejected token. */
  token?: string;
}

/** Data of `INVALID_PRICE_VERIFICATION_TOKEN`. */
export interface InvalidPriceVerificationTokenErrorData {
  /** The rejected token. */
  token?: string;
}

/** Data of `VIOLATIONS_WITH_ERROR_SEVERITY`. */
export interface ViolationWithErrorSeverityErrorData {
  /** Violations reported by validations plugins. */
  violationsList?: ViolationsList;
}

/** Data of `INVALID_CART`. */
export interface InvalidCartErrorData {
  /** Problems of the cart. */
  violations?: V2Violation[];
}

/** Data of `INVALID_MEMBERSHIP`. */
export interface InvalidMembershipErrorData {
  /** Description of the problem. */
  message?: string;
}

/** Data of `INVALID_PAYMENT_STATUS`. */
export interface InvalidPaymentStatusErrorData {
  /** Payment token. */
  paymentToken?: string | null;
  /** Payment status. */
  transactionStatus?: string;
  /** Description of the failure. */
  failureDetails?: string | null;
}

/** Data of `GIFT_CARD_REDEEM_ERROR`. */
export interface GiftCardRedeemErrorData {
  /** Description of the failure. */
  error?: string;
}

/** Data of `EMPTY_PAYMENT_TOKEN`. */
export interface EmptyPaymentTokenErrorData {
  /** Amount due, as a decimal string. */
  total?: string;
}
