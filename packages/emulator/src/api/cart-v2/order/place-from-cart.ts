import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { RouteContext } from '../../../protocol/routing/route.js';
import { placeOrder } from '../../../shop/order-placement/place-order.js';
import { prepareOrder } from '../../../shop/order-placement/prepare-order.js';
import type { StoredOrder } from '../../../shop/orders/order.js';
import type { CheckoutPayment } from '../../../shop/payments/checkout-payment.js';
import { cartError } from '../../../shop/purchase/cart-error.js';
import type { Cart, Priced } from '../../../shop/purchase/purchase.js';

/** Errors of Cart V2, by the code of a refusal while the order is placed. */
const errors: Readonly<Record<string, (message: string, cart: Priced<Cart>) => ApplicationError>> = {
  REDEEM_GIFT_CARD_ERROR: (error) => cartError('GIFT_CARD_REDEEM_ERROR', error, { error }),
  PAYMENT_ERROR: (message) => cartError('INVALID_MEMBERSHIP', message, { message }),
  INSUFFICIENT_INVENTORY: (message, { lines }) =>
    cartError('LINE_ITEMS_OUT_OF_STOCK', message, {
      lineItemIds: lines.map(({ id }) => id),
      allLineItemsOutOfStock: false,
    }),
};

/**
 * Places the order of a checked cart.
 *
 * @throws {ApplicationError} 428 `GIFT_CARD_REDEEM_ERROR`, `INVALID_MEMBERSHIP`, `LINE_ITEMS_OUT_OF_STOCK`
 */
export function placeFromCart(
  context: RouteContext,
  cart: Priced<Cart>,
  payment: CheckoutPayment,
  orderId?: string,
): StoredOrder {
  try {
    return placeOrder(context.tenant, cart, payment, prepareOrder(context, cart, orderId));
  } catch (error) {
    const known = error instanceof ApplicationError && errors[error.code ?? ''];
    throw known ? known(error.message, cart) : error;
  }
}
