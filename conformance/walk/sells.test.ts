import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID, type Emulator } from '@cartwright/emulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutImageDetails } from '../harness/image-details.js';
import { openMerchant, type Merchant } from '../harness/merchants.js';
import { official, ours, type Side } from '../harness/sides.js';
import { startJournal, type Journal } from './journal.js';
import { emulatorFetch, origin } from './platform.js';

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
};

const openShop = (side: Side) => {
  const emulator: Emulator = createEmulator({ catalogVersion: 'v1', origin });
  emulator.clock().freeze(new Date('2026-03-01T12:00:00.000Z'));
  const merchant = openMerchant(side, { fetch: emulatorFetch(emulator), apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID });
  return { emulator, merchant, ...startJournal() };
};

const address = {
  country: 'US',
  subdivision: 'US-OR',
  city: 'Portland',
  postalCode: '97209',
  addressLine1: '1 Main St',
};
const journals = new Map<string, Journal['entries']>();

describe.each([official, ours])('a merchant who sells with the $name SDK', (side) => {
  let shop: ReturnType<typeof openShop>;
  let merchant: Merchant;
  let orderId: string;
  const note: Journal['note'] = (name, call) => shop.note(name, call);
  const refused: Journal['refused'] = (name, call) => shop.refused(name, call);

  beforeAll(() => {
    shop = openShop(side);
    merchant = shop.merchant;
  });
  afterAll(() => {
    journals.set(side.name, shop.entries);
    shop.emulator.close();
  });

  test('creates a cart, a checkout and an order for a customer', async () => {
    const { products } = await merchant.products
      .queryProducts()
      .eq('productType', 'physical')
      .limit(100)
      .find()
      .then(({ items }) => ({ products: items }));
    const plain = must(
      products.find(
        ({ productOptions, customTextFields, stock }) =>
          productOptions?.length === 0 && customTextFields?.length === 0 && Number(stock?.quantity) > 9,
      ),
    );
    const reference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: must(plain._id) };
    const cart = await note(
      'cart',
      merchant.cart.createCart({ lineItems: [{ catalogReference: reference, quantity: 2 }], couponCode: 'WELCOME10' }),
    );
    const cartId = must(cart._id);
    const more = await merchant.cart.addToCart(cartId, { lineItems: [{ catalogReference: reference, quantity: 1 }] });
    const lineId = must(more.cart?.lineItems?.[0]?._id);
    await note('quantity', merchant.cart.updateLineItemsQuantity(cartId, [{ _id: lineId, quantity: 2 }]));
    await note('estimate', merchant.cart.estimateTotals(cartId, { shippingAddress: address }));
    await refused('line that is not there', () => merchant.cart.removeLineItems(cartId, ['unknown']));
    const { checkoutId } = await merchant.cart.createCheckout(cartId, {
      channelType: 'BACKOFFICE_MERCHANT',
      shippingAddress: address,
      email: 'ada@example.com',
    });
    const checkout = await note('checkout', merchant.checkout.getCheckout(must(checkoutId)));
    await note('note', merchant.checkout.updateCheckout(must(checkout._id), { buyerNote: 'Ring twice' }));
    await note('without coupon', merchant.checkout.removeCoupon(must(checkoutId)));
    const created = await note('ordered', merchant.checkout.createOrder(must(checkoutId)));
    orderId = must((created as { orderId?: string }).orderId);
    const order = await note('order', merchant.orders.getOrder(orderId));
    expect(order).toMatchObject({ status: 'APPROVED', paymentStatus: 'NOT_PAID', buyerNote: 'Ring twice' });
    expect(order).toHaveProperty('_createdDate', new Date('2026-03-01T12:00:00.000Z'));
    await refused('ordered again', () => merchant.checkout.createOrder(must(checkoutId)));
  });

  test('collects payments: an authorized card, captured in part, and cash', async () => {
    const added = await note(
      'authorized',
      merchant.orderTransactions.addPayments(orderId, [
        { amount: { amount: '20.00' }, regularPaymentDetails: { offlinePayment: false, status: 'AUTHORIZED' } },
      ]),
    );
    const paymentId = must(added.paymentsIds?.[0]);
    await refused('more than authorized', () =>
      merchant.orderBilling.captureAuthorizedPayments(orderId, {
        payments: [{ paymentId, amount: { amount: '20.01' } }],
      }),
    );
    await note('captured', merchant.orderBilling.captureAuthorizedPayments(orderId, { payments: [{ paymentId }] }));
    await refused('voided after that', () =>
      merchant.orderBilling.voidAuthorizedPayments(orderId, { paymentIds: [paymentId] }),
    );
    await note('collectable', merchant.orders.getPaymentCollectabilityStatus(orderId));
    await note(
      'gateway',
      Promise.resolve(
        must((await merchant.orders.preparePaymentCollection(orderId, { amount: '5.00' })).paymentGatewayOrderId)
          .length,
      ),
    );
    const balance = must((await merchant.orders.getOrder(orderId)).balanceSummary?.balance?.amount);
    await merchant.orderTransactions.addPayments(orderId, [
      { amount: { amount: balance }, regularPaymentDetails: { offlinePayment: true, status: 'APPROVED' } },
    ]);
    expect(await note('paid', merchant.orders.getOrder(orderId))).toMatchObject({ paymentStatus: 'PAID' });
  });

  test('fulfills it in parts', async () => {
    const line = must((await merchant.orders.getOrder(orderId)).lineItems?.[0]);
    const created = await note(
      'parcel',
      merchant.orderFulfillments.createFulfillment(orderId, {
        lineItems: [{ _id: must(line._id), quantity: 1 }],
        trackingInfo: { trackingNumber: 'T1', shippingProvider: 'ups' },
      }),
    );
    await refused('more than there is', () =>
      merchant.orderFulfillments.createFulfillment(orderId, { lineItems: [{ _id: must(line._id), quantity: 9 }] }),
    );
    const fulfillmentId = must(created.fulfillmentId);
    await note(
      'number changed',
      merchant.orderFulfillments.updateFulfillment(
        { orderId, fulfillmentId },
        { fulfillment: { trackingInfo: { trackingNumber: 'T2' } } },
      ),
    );
    await note('rest', merchant.orderFulfillments.createFulfillment(orderId, { lineItems: [{ _id: must(line._id) }] }));
    expect(await merchant.orders.getOrder(orderId)).toMatchObject({ fulfillmentStatus: 'FULFILLED' });
    await note('parcels', merchant.orderFulfillments.listFulfillmentsForSingleOrder(orderId));
  });

  test('refunds at most the paid amount', async () => {
    const { orderTransactions } = await note(
      'payments',
      merchant.orderTransactions.listTransactionsForSingleOrder(orderId),
    );
    const [card, cash] = must(orderTransactions?.payments);
    const line = must((await merchant.orders.getOrder(orderId)).lineItems?.[0]);
    const refundItems = { lineItems: [{ lineItemId: must(line._id), quantity: 1 }] };
    await note('reckoned', merchant.orderBilling.calculateRefund(orderId, { refundItems }));
    await note('refundable', merchant.orderBilling.getOrderRefundability(orderId));
    await refused('too much', () =>
      merchant.orderBilling.refundPayments(orderId, {
        paymentRefunds: [{ paymentId: must(card?._id), amount: { amount: '999' } }],
      }),
    );
    await note(
      'refunded',
      merchant.orderBilling.refundPayments(orderId, {
        paymentRefunds: [{ paymentId: must(card?._id), amount: { amount: '7.50' } }],
        refundItems,
        customerReason: 'Chipped',
        sideEffects: { restock: { lineItems: [{ lineItemId: must(line._id), quantity: 1 }] } },
      }),
    );
    await refused('cash by card', () =>
      merchant.orderBilling.refundPayments(orderId, { paymentRefunds: [{ paymentId: must(cash?._id) }] }),
    );
    expect(await note('after', merchant.orders.getOrder(orderId))).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
    });
  });

  test('updates, tags, finds, creates and cancels orders', async () => {
    await note(
      'changed',
      merchant.orders.updateOrder(orderId, { archived: true, buyerInfo: { email: 'eve@example.com' } }),
    );
    await note(
      'tagged',
      merchant.orders.bulkUpdateOrderTags([orderId, 'unknown'], { assignTags: { tags: { tagIds: ['gift'] } } }),
    );
    const written = await note(
      'written',
      merchant.orders.createOrder({
        channelInfo: { type: 'POS' },
        lineItems: [
          {
            productName: { original: 'Mug' },
            itemType: { preset: 'PHYSICAL' },
            quantity: 1,
            price: { amount: '5.00' },
          },
        ],
        priceSummary: { subtotal: { amount: '5.00' } },
      }),
    );
    const found = await note(
      'found',
      merchant.orders.searchOrders({ filter: { archived: false }, sort: [{ fieldName: 'number', order: 'DESC' }] }),
    );
    expect(found.orders?.map(({ _id }) => _id)).toEqual([written._id]);
    await note('canceled', merchant.orders.cancelOrder(must(written._id), { restockAllItems: true }));
    await refused('canceled again', () => merchant.orders.cancelOrder(must(written._id)));
    await refused('unknown', () => merchant.orders.getOrder('00000000-0000-0000-0000-00000000000a'));
    await note('settings', merchant.ordersSettings.updateOrdersSettings({ inventoryUpdateTrigger: 'ON_ORDER_PAID' }));
  });
});

test('both SDKs return the same at every step', () => {
  expect(journals.get('ours')?.length).toBeGreaterThan(30);
  expect(withoutImageDetails(journals.get('ours'))).toEqual(journals.get('official'));
});
