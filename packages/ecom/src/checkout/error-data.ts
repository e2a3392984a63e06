import type { CarrierErrors, Details } from '../commerce/errors/calculation-errors.js';
import type { Violation } from '../commerce/errors/violation.js';

/** The data of a refusal: why shipping could not be calculated. */
export interface ShippingCalculationErrorData {
  /** Of all carriers. */
  generalShippingCalculationError?: Details;
  /** Carrier by carrier. */
  carrierErrors?: CarrierErrors;
  /** Of the chosen delivery. */
  selectedShippingOptionError?: Details;
}

/** The data of `PAYMENT_ERROR`. */
export interface PaymentErrorResponseData {
  /** What the platform's payment form goes on with, such as a page of the bank. */
  paymentResponseToken?: string | null;
  /** The state of the payment. */
  transactionStatus?: string;
  /** Why it failed. */
  failureDetails?: string | null;
}

/** The data of `CHECKOUT_ALREADY_PAID`: what was bought. */
export interface DoublePaymentErrorData {
  /** The order's id, where it was bought once. */
  orderId?: string;
  /** The subscription's id, where it is bought again and again. */
  subscriptionId?: string;
}

/** The data of `REDEEM_GIFT_CARD_ERROR`. */
export interface RedeemErrorData {
  /** Why. */
  reason?: string;
}

/** The data of `VIOLATIONS_WITH_ERROR_SEVERITY`. */
export interface ViolationsList {
  /** What validations of the site object to. */
  violations?: Violation[];
}
