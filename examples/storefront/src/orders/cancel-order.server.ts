import { type Client, isApiError } from '@cartwright/core';
import { voidAuthorizedPayments } from '@cartwright/ecom/order-billing';
import { listTransactionsForSingleOrder } from '@cartwright/ecom/order-transactions';
import { cancelOrder, getOrder } from '@cartwright/ecom/orders';
import { isCancelable } from '../lib/orders/is-cancelable.js';

/** Voids the payments that are authorized. The platform cancels no order that has one. */
async function voidPayments(merchant: Client, orderId: string): Promise<void> {
  const { orderTransactions } = await merchant.use(listTransactionsForSingleOrder)(orderId);
  const paymentIds = (orderTransactions?.payments ?? [])
    .filter(({ regularPaymentDetails }) => regularPaymentDetails?.status === 'AUTHORIZED')
    .map(({ _id }) => _id ?? '');
  if (paymentIds.length > 0) await merchant.use(voidAuthorizedPayments)(orderId, { paymentIds });
}

/**
 * Cancels an order of the shopper, restocks its items and notifies the buyer by email. A canceled order stays as it is.
 *
 * @param shopper - Client of the request's session, which can read only the shopper's own orders.
 * @param getMerchant - Returns the client with the API key, once the order is known to be the shopper's.
 * @returns Whether the order is canceled. Otherwise nothing was changed, because it is paid or fulfilled meanwhile.
 * @throws {ApiError} 404 for an order of someone else
 */
export async function cancelOwnOrder(
  shopper: Client,
  getMerchant: () => Promise<Client>,
  orderId: string,
): Promise<boolean> {
  const order = await shopper.use(getOrder)(orderId);
  if (order.status === 'CANCELED') return true;
  if (!isCancelable(order)) return false;
  const merchant = await getMerchant();
  try {
    await voidPayments(merchant, orderId);
    await merchant.use(cancelOrder)(orderId, { restockAllItems: true, sendOrderCanceledEmail: true });
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    // A concurrent request was faster: the same one, or one of the merchant.
    const { status } = await shopper.use(getOrder)(orderId);
    if (status === 'CANCELED') return true;
    throw error;
  }
}
