import { Merchant } from './merchant.js';
import type { Emulator } from '../protocol/emulator.js';

/** Order of a merchant: its ID, and the IDs of its payments. */
export interface MerchantOrder {
  readonly id: string;
  readonly lineId: string;
}

/** Creates an order of three mugs for 90.00 in total, without payments. */
export async function createMerchantOrder(emulator: Emulator, email = 'ada@example.com'): Promise<MerchantOrder> {
  const line = { productName: { original: 'Mug' }, itemType: { preset: 'PHYSICAL' }, quantity: 3 };
  const { order } = await new Merchant(emulator).send<{ order: { id: string; lineItems: [{ id: string }] } }>(
    ...(['POST', '/ecom/v1/orders'] as const),
    {
      order: {
        channelInfo: { type: 'POS' },
        buyerInfo: { email },
        lineItems: [{ ...line, price: { amount: '30.00' } }],
        priceSummary: { tax: { amount: '0.00' } },
      },
    },
  );
  return { id: order.id, lineId: order.lineItems[0].id };
}

/** Adds an online payment to an order, and returns its ID. */
export async function addPayment(emulator: Emulator, orderId: string, amount: string, status: string): Promise<string> {
  const { paymentsIds } = await new Merchant(emulator).send<{ paymentsIds: [string] }>(
    ...(['POST', `/ecom/v1/payments/orders/${orderId}/add-payment`] as const),
    { payments: [{ amount: { amount }, regularPaymentDetails: { status } }] },
  );
  return paymentsIds[0];
}
