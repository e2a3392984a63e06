import { beforeEach, expect, it } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import type { Emulator } from '../../../protocol/emulator.js';
import { Merchant } from '../../../testing/merchant.js';
import { type Amount, type Body, type Shopper, newShopper } from '../../../testing/shopper.js';

interface Order {
  id: string;
  lineItems: { id: string }[];
  additionalFees: { id: string; priceAfterTax: Amount }[];
}
type Sums = Record<'total' | 'tax' | 'discount' | 'subtotal' | 'lineItemsSubtotal' | 'additionalFeesTotal', Amount>;

let emulator: Emulator;
let merchant: Merchant;
let shopper: Shopper;
let order: Order;
let paymentId: string;

const price = (amount: string) => ({ amount });
const code = ({ body, status }: { body: Body; status: number }) => [status, body.details?.applicationError?.code];
const billing = <T = Body>(verb: string, body: object = {}) =>
  merchant.call<T>('POST', `/ecom/v1/order-billing/${verb}`, { orderId: order.id, ...body });
const getSums = async (refundItems: object) => {
  const { body } = await billing<{ summary: Sums }>('calculate-refund', { refundItems });
  const { additionalFeesTotal, subtotal, tax, total } = body.summary;
  return [subtotal, tax, additionalFeesTotal, total].map(({ amount }) => amount);
};
const refund = (amount: string, refundItems: object) =>
  billing('refund-payments', { paymentRefunds: [{ paymentId, amount: price(amount) }], refundItems });

/** Order of goods for 10.00 with a wrapping fee of 3.33 and shipping to Berlin for 16.95, plus 19% tax. */
beforeEach(async () => {
  const additionalFees = [{ code: 'wrap', name: 'Wrap', price: '3.33', taxDetails: { taxable: true } }];
  emulator = createEmulator({
    seed: 'empty',
    servicePlugins: [{ type: 'ECOM_ADDITIONAL_FEES', url: 'http://app.test' }],
    fetch: async () => Response.json({ currency: 'USD', additionalFees }),
  });
  merchant = new Merchant(emulator);
  shopper = await newShopper(emulator);
  const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Hof 1' };
  const { body } = await shopper.call<{ checkout: { id: string } }>('POST', '/ecom/v1/checkouts', {
    channelType: 'WEB',
    customLineItems: [
      { productName: { original: 'Mug' }, itemType: { preset: 'PHYSICAL' }, quantity: 1, price: '10.00' },
    ],
    checkoutInfo: { shippingInfo: { shippingDestination: { address } } },
  });
  const path = `/ecom/v1/checkouts/${body.checkout.id}/create-order-and-charge`;
  const placed = await shopper.call<{ orderId: string }>('POST', path, { paymentToken: 'card-approved' });
  const at = `orders/${placed.body.orderId}`;
  ({ order } = await merchant.send<{ order: Order }>('GET', `/ecom/v1/${at}`));
  interface Paid {
    orderTransactions: { payments: [{ id: string }] };
  }
  paymentId = (await merchant.send<Paid>('GET', `/ecom/v1/payments/${at}`)).orderTransactions.payments[0].id;
});

it('refunds fees and delivery in parts that add up to the whole', async () => {
  const additionalFeeId = order.additionalFees[0]?.id ?? '';
  expect(order.additionalFees[0]?.priceAfterTax.amount).toBe('3.96');
  const all = { additionalFees: [{ additionalFeeId }], shipping: {} };
  const total = await getSums(all);
  expect(total).toEqual(['20.28', '3.85', '3.96', '24.13']);
  const part = { additionalFees: [{ additionalFeeId, amount: price('1.00') }], shipping: { amount: price('0.17') } };
  const first = await getSums(part);
  expect((await refund('1.17', part)).status).toBe(200);
  const rest = await getSums(all);
  expect(total.map((amount, index) => (Number(first[index]) + Number(rest[index])).toFixed(2))).toEqual(total);
  const { body } = await billing('get-order-refundability');
  expect(body).toMatchObject({
    additionalFees: [
      { additionalFeeId, amount: price('3.96'), refundedAmount: price('1.00'), availableRefundAmount: price('2.96') },
    ],
    shipping: { amount: price('20.17'), refundedAmount: price('0.17'), availableRefundAmount: price('20.00') },
  });
  const more = (amount: string) => ({ additionalFees: [{ additionalFeeId, amount: price(amount) }] });
  expect(code(await refund('2.97', more('2.97')))).toEqual([428, 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT']);
  const twice = { additionalFees: [...more('1.48').additionalFees, ...more('1.49').additionalFees] };
  expect(code(await refund('2.97', twice))).toEqual([428, 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT']);
  const unknown = { additionalFees: [{ additionalFeeId: 'unknown' }] };
  expect(code(await refund('1.00', unknown))).toEqual([404, 'ADDITIONAL_FEE_NOT_FOUND']);
  expect((await refund('22.96', all)).status).toBe(200);
  expect(await getSums(all)).toEqual(['0.00', '0.00', '0.00', '0.00']);
});

it('reports line items paid by memberships separately from money', async () => {
  const item = (amount: string) => ({
    productName: { original: 'Class' },
    itemType: { preset: 'SERVICE' },
    quantity: 1,
    price: price(amount),
  });
  const lineItems = [item('30.00'), item('70.00')];
  ({ order } = await merchant.send<{ order: Order }>('POST', '/ecom/v1/orders', {
    order: { channelInfo: { type: 'POS' }, lineItems, priceSummary: {} },
  }));
  const [first, second] = order.lineItems.map(({ id }) => id);
  const existingMembership = { appId: 'club', membershipId: 'ten-visits' };
  const pay = (lineItemId: string | undefined) => ({ lineItemId, membershipIdentifier: { existingMembership } });
  const charged = await billing<{ payments: [{ id: string }] }>('charge-order', {
    memberId: 'ada',
    memberships: [pay(first), pay(second)],
  });
  await billing('refund-payments', { paymentRefunds: [{ paymentId: charged.body.payments[0].id }] });
  expect((await billing('get-order-refundability')).body).toMatchObject({
    payments: [{ payment: { membership: { paidLineItemIds: [first] } } }, { refundable: true }],
    paymentsSummary: {
      monetary: { paid: price('0.00'), maxRefund: price('0.00') },
      membership: {
        paidLineItemIds: [first, second],
        refundedLineItemIds: [first],
        refundableLineItemIds: [second],
      },
    },
  });
});
