import type { Route } from '../../protocol/routing/route.js';
import { addToCart } from './add-to-cart.js';
import { createCart } from './create-cart.js';
import { createCheckoutFromCart } from './create-checkout-from-cart.js';
import { deleteCartRoute } from './delete-cart.js';
import { estimateTotals } from './estimate-totals.js';
import { getCartByCheckoutId } from './get-cart-by-checkout-id.js';
import { getCart } from './get-cart.js';
import { removeBusinessLocation } from './remove-business-location.js';
import { removeCoupon } from './remove-coupon.js';
import { removeLineItems } from './remove-line-items.js';
import { updateCart } from './update-cart.js';
import { updateLineItemsQuantity } from './update-line-items-quantity.js';
import { cartById, currentCart } from './which-cart.js';
/** What can be done with the caller's own cart, and with one by its id. */
const verbs = [
  getCart,
  updateCart,
  deleteCartRoute,
  addToCart,
  removeLineItems,
  createCheckoutFromCart,
  removeCoupon,
  updateLineItemsQuantity,
  estimateTotals,
];

/** The routes of carts. */
export const cartRoutes: readonly Route[] = [
  ...verbs.map((verb) => verb(currentCart)),
  createCart,
  getCartByCheckoutId,
  removeBusinessLocation,
  ...verbs.map((verb) => verb(cartById)),
];
