import { isApiError } from '@cartwright/core';

/**
 * Codes of the store's server. The platform's own codes, such as `LINE_ITEMS_OUT_OF_STOCK`, are passed on.
 *
 * - `invalid_request`: the body is not an order request.
 * - `forbidden_origin`: the request comes from another site.
 * - `unauthenticated`: the request has no session.
 * - `cart_changed`: the cart is not the current cart of the shopper.
 * - `total_changed`: the total is not the one that the shopper saw.
 * - `payment_required`: the cart must be paid online.
 * - `offline_payment_disabled`: the store or the cart does not allow offline payments.
 * - `order_unknown`: the order may have been placed, by this request or an earlier one. The request can be repeated: it
 *   never places a second order.
 * - `unavailable`: the platform refused the server's identity, before an order was placed.
 */
type StoreErrorCode =
  | 'invalid_request'
  | 'forbidden_origin'
  | 'unauthenticated'
  | 'cart_changed'
  | 'total_changed'
  | 'payment_required'
  | 'offline_payment_disabled'
  | 'order_unknown'
  | 'unavailable';

/** Error that the store's server reports to the page. */
export class StoreError extends Error {
  constructor(
    readonly status: number,
    readonly code: StoreErrorCode | (string & {}),
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/**
 * Whether the platform refused a call, which then had no effect. Any other failure, such as a lost response, leaves it open.
 */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 408;

/** Creates the error of an order that may have been placed. */
export const orderUnknown = (cause?: unknown): StoreError =>
  new StoreError(502, 'order_unknown', 'The order may have been placed. Repeat the request.', cause);
