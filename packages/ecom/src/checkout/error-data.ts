import type { CarrierErrors, Details } from '../commerce/errors/calculation-errors.js';

/** Error data of a failed shipping calculation. */
export interface ShippingCalculationErrorData {
  /** Error that concerns all carriers. */
  generalShippingCalculationError?: Details;
  /** Errors by carrier. */
  carrierErrors?: CarrierErrors;
  /** Error of the selected shipping option. */
  selectedShippingOptionError?: Details;
}

/** Error data of `PAYMENT_ERROR`. */
export interface PaymentErrorResponseData {
  /** Token with which the payment form continues, for example to the bank's confirmation page. */
  paymentResponseToken?: string | null;
  /** Payment status. */
  transactionStatus?: string;
  /** Description of the failure. */
  failureDetails?: string | null;
}

/** Error data of `CHECKOUT_ALREADY_PAID`. */
export interface DoublePaymentErrorData {
  /** ID of the paid order. Absent for subscription purchases. */
  orderId?: string;
  /** ID of the paid subscription. Set for subscription purchases. */
  subscriptionId?: string;
}

/** Error data of `REDEEM_GIFT_CARD_ERROR`. */
export interface RedeemErrorData {
  /** Reason of the failure. */
  reason?: string;
}
