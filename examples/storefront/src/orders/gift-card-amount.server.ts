import type { Client } from '@cartwright/core';
import { add } from '@cartwright/core/money';
import { listTransactionsForSingleOrder } from '@cartwright/ecom/order-transactions';

/**
 * Reads the amount of an order that its gift card pays. Shoppers cannot read the payments of an order.
 *
 * @param merchant - Client with the API key.
 * @param orderId - ID of an order of the shopper.
 * @returns The amount, as a decimal string. `undefined` without a gift card.
 */
export async function getGiftCardAmount(merchant: Client, orderId: string): Promise<string | undefined> {
  const { orderTransactions } = await merchant.use(listTransactionsForSingleOrder)(orderId);
  const amounts = (orderTransactions?.payments ?? [])
    .filter(({ giftcardPaymentDetails }) => giftcardPaymentDetails && !giftcardPaymentDetails.voided)
    .map(({ amount }) => amount?.amount ?? '0');
  return amounts.length > 0 ? add(...amounts) : undefined;
}
