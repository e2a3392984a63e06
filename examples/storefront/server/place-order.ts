import { isApiError } from '@cartwright/core';
import { compare } from '@cartwright/core/money';
import type { Cart } from '@cartwright/ecom/cart-v2';
import type { OrderRequest } from '../src/checkout/order-request.js';
import { isPaidOnline } from '../src/checkout/payment-due.js';
import type { Merchant } from './merchant.js';
import type { Shopper } from './shopper.js';
import { StoreError } from './store-error.js';

/** Checks the totals of a cart and places its order. */
async function placeChecked(
  merchant: Merchant,
  { settings }: Cart,
  { cartId, payment, total }: OrderRequest,
  allowsOfflinePayment: boolean,
): Promise<string> {
  const summary = await merchant.calculate(cartId);
  const { priceSummary, priceVerificationToken = null } = summary;
  if (compare(priceSummary?.total?.amount ?? '-1', total) !== 0) {
    throw new StoreError(409, 'total_changed', 'The total has changed. Show it to the shopper first.');
  }
  if (isPaidOnline(summary)) {
    if (payment !== 'offline') throw new StoreError(402, 'payment_required', 'The cart must be paid online.');
    if (!allowsOfflinePayment || settings?.manualPaymentDisabled) {
      throw new StoreError(403, 'offline_payment_disabled', 'The order cannot be paid offline.');
    }
  }
  // The token of this calculation, not one from the page: a cart that changes from now on is not ordered.
  return merchant.place(cartId, priceVerificationToken);
}

/**
 * Places the order of the shopper's current cart if nothing has to be paid online. Returns the order's ID. For a cart
 * that was ordered already, returns the ID of that order.
 *
 * @param createMerchant - Creates the merchant of the shopper's site, once the cart is known to be the shopper's.
 * @throws {StoreError} `cart_changed`, `total_changed`, `payment_required`, `offline_payment_disabled`, `order_unknown`
 * @throws {ApiError} for a cart that the platform rejects
 */
export async function placeOrder(
  shopper: Shopper,
  createMerchant: () => Promise<Merchant>,
  request: OrderRequest,
  allowsOfflinePayment: boolean,
): Promise<string> {
  const { cartId } = request;
  // The cart is read as the shopper, so that no shopper can order the cart of another one.
  const cart = await shopper.currentCart();
  if (cart?._id !== cartId || cart.orderPlaced) {
    const orderId = await shopper.orderFrom(cartId);
    if (orderId) return orderId;
    throw new StoreError(409, 'cart_changed', 'This is not the current cart of the shopper.');
  }
  const merchant = await createMerchant();
  try {
    return await placeChecked(merchant, cart, request, allowsOfflinePayment);
  } catch (error) {
    // A concurrent request was faster.
    if (isApiError(error) && error.code === 'CART_ALREADY_ORDERED') return merchant.orderFrom(cartId);
    throw error;
  }
}
