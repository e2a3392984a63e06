export type * from './index.js';
export {
  addToCart,
  createCart,
  createCheckout,
  deleteCart,
  estimateTotals,
  getCart,
  getCartByCheckoutId,
  onCartCreated,
  onCartDeleted,
  onCartUpdated,
  removeBusinessLocation,
  removeCoupon,
  removeLineItems,
  updateCart,
  updateLineItemsQuantity,
} from './index.js';
