import { beforeEach, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant } from '../../testing/merchant.js';

interface Order {
  id: string;
  lineItems: { id: string }[];
}

let emulator: Emulator;
let merchant: Merchant;
beforeEach(() => {
  emulator = createEmulator({ seed: 'empty' });
  emulator.clock().freeze(new Date('2026-03-01T12:00:00.000Z'));
  merchant = new Merchant(emulator);
});

const line = (amount: string) => ({
  productName: { original: 'Mug' },
  itemType: { preset: 'SERVICE' },
  quantity: 2,
  price: { amount },
});
const written = { channelInfo: { type: 'POS' }, lineItems: [line('10.00'), line('5.00')], priceSummary: {} };
const write = async (end = '', more: object = {}) =>
  (
    await merchant.send<{ order: Order }>('POST', `/ecom/v1/orders${end}`, {
      order: { ...written, ...more },
    })
  ).order;
/** Returns the data of all events of a type so far. */
const getEvents = (type: string) =>
  emulator
    .events()
    .filter((event) => event.type === `wix.ecom.v1.${type}`)
    .map(({ payload }) => (payload as { actionEvent: { body: Record<string, unknown> } }).actionEvent.body);

it('each committed draft triggers an event with its changes', async () => {
  const { id, lineItems } = await write();
  const [first, second] = lineItems.map((one) => one.id);
  const commit = (changes: object[]) =>
    merchant.send('POST', `/ecom/v1/orders/${id}/commit-deltas`, {
      draftOrderId: 'd',
      changes: { lineItems: changes },
    });
  await commit([
    { lineItemId: first, lineItem: { quantity: 3 } },
    { lineItemId: second, lineItemRemoved: true },
    { lineItemAdded: true, lineItem: line('1.00') },
  ]);
  expect(getEvents('order_committed')).toMatchObject([
    {
      draftOrderId: 'd',
      commitDate: '2026-03-01T12:00:00.000Z',
      order: { id, lineItems: [{ quantity: 3, lineItemPrice: { amount: '30.00' } }, { quantity: 2 }] },
      changes: {
        lineItems: [
          { lineItemId: first, changedDetails: { quantityBeforeChange: 2, priceBeforeChange: { amount: '10.00' } } },
          { lineItemAdded: true },
          { lineItemId: second, lineItemRemoved: { quantity: 2 } },
        ],
      },
    },
  ]);
  const same = [{ lineItemId: first, lineItem: { quantity: 3 } }];
  await commit(same);
  await commit(same);
  expect(getEvents('order_committed')).toHaveLength(3);
});

it('imports and deletions of imported orders trigger events; other orders do not', async () => {
  const old = { id: 'old', number: '7', status: 'APPROVED', paymentStatus: 'NOT_PAID' };
  await write('/import', old);
  await write('/import', old);
  const { id } = await write();
  await merchant.send('PATCH', '/ecom/v1/orders/old', { order: { archived: true } });
  expect(getEvents('order_imported').map(({ order }) => (order as Order).id)).toEqual(['old', 'old']);
  await merchant.send('POST', '/ecom/v1/orders/import/bulk-delete-imported-orders', { orderIds: ['old', id] });
  expect(getEvents('order_imported_order_deleted')).toMatchObject([{ order: { id: 'old', number: '7' } }]);
});

it('events of payments and refunds have their ids, and a second event reports existing ones', async () => {
  const { id } = await write();
  const add = async (amount: string, status: string) => {
    const payments = [{ amount: { amount }, regularPaymentDetails: { status } }];
    const path = `/ecom/v1/payments/orders/${id}/add-payment`;
    return (await merchant.send<{ paymentsIds: string[] }>('POST', path, { payments })).paymentsIds[0] ?? '';
  };
  const pending = await add('10.00', 'PENDING');
  const paid = await add('20.00', 'APPROVED');
  expect(getEvents('order_transactions_updated').map(({ paymentIds }) => paymentIds)).toEqual([[pending], [paid]]);
  expect(getEvents('order_transactions_details_updated')).toEqual([]);
  const payments = [{ payment: { id: pending, status: 'APPROVED' } }];
  await merchant.send('POST', `/ecom/v1/payments/orders/${id}/update-payments`, { payments });
  expect(getEvents('order_transactions_details_updated')).toMatchObject([{ paymentIds: [pending], refundIds: [] }]);
  const refund = { orderId: id, paymentRefunds: [{ paymentId: paid }] };
  const created = await merchant.send<{ refund: { id: string } }>(
    'POST',
    '/ecom/v1/order-billing/refund-payments',
    refund,
  );
  expect(getEvents('order_transactions_updated').at(-1)).toMatchObject({
    paymentIds: [],
    refundIds: [created.refund.id],
  });
});
