import type { Route } from '../http/route.js';
import { addToCurrentCart } from './add-to-current-cart.js';
import { createCheckoutFromCurrentCart } from './create-checkout.js';
import { deleteCurrentCart } from './delete-current-cart.js';
import { estimateCurrentCartTotals } from './estimate-totals.js';
import { getCurrentCart } from './get-current-cart.js';
import { removeCouponFromCurrentCart } from './remove-coupon.js';
import { removeLineItemsFromCurrentCart } from './remove-line-items.js';
import { updateCurrentCart } from './update-current-cart.js';
import { updateCurrentCartLineItemQuantity } from './update-line-items-quantity.js';

export { adoptVisitorCart } from './adopt-visitor-cart.js';

/** The routes of the current cart. */
export const cartRoutes: readonly Route[] = [
  getCurrentCart,
  updateCurrentCart,
  deleteCurrentCart,
  addToCurrentCart,
  removeLineItemsFromCurrentCart,
  createCheckoutFromCurrentCart,
  removeCouponFromCurrentCart,
  updateCurrentCartLineItemQuantity,
  estimateCurrentCartTotals,
];
