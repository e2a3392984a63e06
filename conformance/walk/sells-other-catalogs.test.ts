import { catalog, giftVouchersProvider, inventory } from '@cartwright/ecom/service-plugins';
import { DEMO_APP_ID } from '@cartwright/emulator';
import { expect, test, vi } from 'vitest';
import { openPluginStore } from '../harness/plugin-store.js';

const reference = (catalogItemId: string, options: Record<string, unknown> = {}) => ({
  appId: DEMO_APP_ID,
  catalogItemId,
  ...(Object.keys(options).length > 0 && { options }),
});
const item = (catalogItemId: string, quantity = 1, options = {}) => ({
  catalogReference: reference(catalogItemId, options),
  quantity,
});
const getId = ({ _id }: { _id?: string | null } = {}): string => _id ?? '';

/** Opens a store with an app that sells courses with a limited number of places. */
function openSchool(types: Parameters<typeof openPluginStore>[0] = ['ECOM_CATALOG', 'ECOM_INVENTORY']) {
  const store = openPluginStore(types);
  const places = new Map([
    ['yoga', 3],
    ['pottery', 1],
  ]);
  const facts = { price: '20.00', isBroken: false, membersOnly: false };
  const moves: string[] = [];
  store.answer((plugins) => {
    plugins.provide(catalog.provideHandlers, {
      getCatalogItems: ({ request }) => {
        if (facts.isBroken) throw new Error('broken');
        return {
          catalogItems: (request.catalogReferences ?? []).flatMap(({ catalogReference = {} }) => {
            const { catalogItemId = '', options } = catalogReference;
            const quantityAvailable = places.get(catalogItemId);
            if (quantityAvailable === undefined) return [];
            const level = typeof options?.['level'] === 'string' ? options['level'] : 'any level';
            const data: catalog.ItemData = {
              productName: { original: `Course: ${catalogItemId}` },
              price: facts.price,
              fullPrice: '25.00',
              quantityAvailable,
              membersOnly: facts.membersOnly,
              url: `https://school.example/${catalogItemId}`,
              itemType: { preset: 'SERVICE' },
              media: 'wix:image://v1/yoga.jpg/yoga.jpg#originWidth=600&originHeight=400',
              descriptionLines: [{ name: { original: 'Level' }, plainText: { original: level } }],
              rootCatalogItemId: 'courses',
            };
            return [{ catalogReference, data }];
          }),
        };
      },
    });
    plugins.provide(giftVouchersProvider.provideHandlers, {
      getBalance: () => ({ balance: 50, currencyCode: 'USD', externalId: 'card-1' }),
      redeem: () => {
        throw new giftVouchersProvider.InsufficientFundsWixError();
      },
      _void: () => ({}),
    });
    plugins.provide(inventory.provideHandlers, {
      decrementAvailability: ({ request }) => {
        for (const { catalogReference, quantity = 0 } of request.items) {
          const id = catalogReference?.catalogItemId ?? '';
          const left = (places.get(id) ?? 0) - quantity;
          if (left < 0) throw new inventory.DecrementNotPossibleWixError();
          places.set(id, left);
          moves.push(`-${quantity} ${id} ${request.reason}`);
        }
        return {};
      },
      incrementAvailability: ({ request }) => {
        for (const { catalogReference, quantity = 0 } of request.items) {
          const id = catalogReference?.catalogItemId ?? '';
          places.set(id, (places.get(id) ?? 0) + quantity);
          moves.push(`+${quantity} ${id} ${request.reason}`);
        }
        return {};
      },
    });
  });
  return { ...store, facts, moves, places };
}

test('carts, checkouts and orders contain the items of a catalog plugin', async () => {
  const { asked, client, openShopper, facts } = openSchool();
  const shopper = openShopper();
  await shopper.currentCart.addToCurrentCart({ lineItems: [item('yoga', 1, { level: 'beginners' }), item('chess')] });
  await shopper.currentCart.addToCurrentCart({ lineItems: [item('yoga', 1, { level: 'beginners' }), item('yoga')] });
  const cart = await shopper.currentCart.getCurrentCart();
  expect(cart.lineItems).toMatchObject([
    {
      productName: { original: 'Course: yoga' },
      quantity: 2,
      price: { amount: '20.00' },
      fullPrice: { amount: '25.00' },
      itemType: { preset: 'SERVICE' },
      url: 'https://school.example/yoga',
      image: expect.stringContaining('yoga.jpg') as string,
      catalogReference: reference('yoga', { level: 'beginners' }),
      rootCatalogItemId: 'courses',
      descriptionLines: [{ name: { original: 'Level' }, plainText: { original: 'beginners' } }],
      availability: { status: 'AVAILABLE', quantityAvailable: 3 },
    },
    { quantity: 1, catalogReference: reference('yoga'), physicalProperties: { shippable: false } },
  ]);
  expect(asked).toEqual(['/get-catalog-items', '/get-catalog-items', '/get-catalog-items']);

  facts.price = '30.00';
  const estimate = await shopper.currentCart.estimateCurrentCartTotals();
  expect(estimate.priceSummary).toMatchObject({ subtotal: { amount: '90.00' }, total: { amount: '90.00' } });
  const { checkoutId = '' } = await shopper.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  facts.price = '99.00';
  const { orderId = '' } = await shopper.checkout.createOrder(checkoutId);
  const order = await client.orders.getOrder(orderId);
  expect(order.lineItems).toMatchObject([
    {
      productName: { original: 'Course: yoga' },
      quantity: 2,
      price: { amount: '30.00' },
      rootCatalogItemId: 'courses',
    },
    { quantity: 1 },
  ]);
});

test('a failing catalog plugin keeps its previous response, and an omitted item is not found', async () => {
  const { facts, openShopper, places } = openSchool();
  const shopper = openShopper();
  const { cart } = await shopper.currentCart.addToCurrentCart({ lineItems: [item('yoga')] });
  const [line] = cart?.lineItems ?? [];
  facts.isBroken = true;
  facts.price = '1.00';
  const more = [{ _id: getId(line), quantity: 2 }];
  const still = await shopper.currentCart.updateCurrentCartLineItemQuantity(more);
  expect(still.cart?.lineItems).toMatchObject([{ quantity: 2, price: { amount: '20.00' } }]);
  const { cart: same } = await shopper.currentCart.addToCurrentCart({ lineItems: [item('pottery')] });
  expect(same?.lineItems).toHaveLength(1);
  facts.isBroken = false;
  places.delete('yoga');
  const removed = await shopper.currentCart.updateCurrentCartLineItemQuantity([{ _id: getId(line), quantity: 1 }]);
  expect(removed.cart?.lineItems).toMatchObject([{ availability: { status: 'NOT_FOUND' } }]);
});

test('an inventory plugin is decremented once, incremented once and never oversold', async () => {
  const { client, moves, openShopper, places } = openSchool();
  const buy = async (lineItems: ReturnType<typeof item>[]) => {
    const shopper = openShopper();
    const checkout = await shopper.checkout.createCheckout({ channelType: 'WEB', lineItems });
    return (await shopper.checkout.createOrder(getId(checkout))).orderId ?? '';
  };
  const results = await Promise.allSettled([buy([item('pottery')]), buy([item('pottery')]), buy([item('pottery')])]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const response of results) {
    if (response.status === 'rejected') {
      expect(['FULL_OUT_OF_STOCK', 'INSUFFICIENT_INVENTORY']).toContain((response.reason as { code: string }).code);
    }
  }
  expect(moves).toEqual(['-1 pottery ORDER_PLACED']);
  const orderId = results.flatMap((response) => (response.status === 'fulfilled' ? [response.value] : []))[0] ?? '';
  await client.orders.cancelOrder(orderId, { restockAllItems: true });
  expect(moves).toEqual(['-1 pottery ORDER_PLACED', '+1 pottery ORDER_CANCELED']);
  expect(places.get('pottery')).toBe(1);
});

test('inventory is reduced on payment if the settings specify it', async () => {
  const { client, emulator, moves, openShopper } = openSchool();
  await client.ordersSettings.updateOrdersSettings({ inventoryUpdateTrigger: 'ON_ORDER_PAID' });
  const checkout = await openShopper().checkout.createCheckout({ channelType: 'WEB', lineItems: [item('yoga', 2)] });
  const { orderId = '' } = await client.checkout.createOrder(getId(checkout));
  expect(moves).toEqual([]);
  await client.orders.paymentCollectionMarkOrderAsPaid(orderId);
  expect(moves).toEqual(['-2 yoga ORDER_PAID']);
  const { orderTransactions: found } = await client.orderTransactions.listTransactionsForSingleOrder(orderId);
  const paymentRefunds = [{ paymentId: getId(found?.payments?.[0]), externalRefund: true }];
  const lineItemId = (await client.orders.getOrder(orderId)).lineItems?.[0]?._id ?? '';
  await client.orderBilling.refundPayments(orderId, {
    paymentRefunds,
    sideEffects: { restock: { lineItems: [{ lineItemId, quantity: 1 }] } },
  });
  expect(moves).toEqual(['-2 yoga ORDER_PAID', '+1 yoga ORDER_REFUNDED']);
  expect(emulator.events().some(({ type }) => type === 'wix.ecom.v1.order_payment_status_updated')).toBe(true);
});

test('inventory is reduced when an authorized payment is captured on schedule', async () => {
  const { client, emulator, moves, openShopper } = openSchool();
  await client.ordersSettings.updateOrdersSettings({ inventoryUpdateTrigger: 'ON_ORDER_PAID' });
  const checkout = await openShopper().checkout.createCheckout({ channelType: 'WEB', lineItems: [item('yoga', 2)] });
  const { orderId = '' } = await client.checkout.createOrder(getId(checkout));
  const delayedCaptureSettings = {
    scheduledAction: 'CAPTURE' as const,
    delayDuration: { count: 2, unit: 'HOURS' as const },
  };
  const regularCharge = { amount: { amount: '40.00' }, paymentIntentId: 'card-approved', delayedCaptureSettings };
  await client.orderBilling.chargeOrder(orderId, { regularCharge });
  expect(moves).toEqual([]);
  emulator.clock().advance(2 * 3_600_000);
  const paid = 'wix.ecom.v1.order_payment_status_updated';
  await vi.waitFor(() => expect(emulator.events().map(({ type }) => type)).toContain(paid), 20_000);
  expect((await client.orders.getOrder(orderId)).paymentStatus).toBe('PAID');
  expect(moves).toEqual(['-2 yoga ORDER_PAID']);
});

test('inventory of one app is restored if another app rejects the order', async () => {
  const { moves, openShopper, places } = openSchool(['ECOM_CATALOG', 'ECOM_INVENTORY', 'GIFT_CARDS_PROVIDER']);
  const shopper = openShopper();
  const checkout = await shopper.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [item('yoga', 2)],
    giftCardCode: 'CARD-1',
  });
  await expect(shopper.checkout.createOrder(getId(checkout))).rejects.toMatchObject({ code: 'REDEEM_GIFT_CARD_ERROR' });
  expect(moves).toEqual(['-2 yoga ORDER_PLACED', '+2 yoga ORDER_REJECTED']);
  expect(places.get('yoga')).toBe(3);
});

test('visitors cannot order an item for members only', async () => {
  const { facts, openShopper } = openSchool(['ECOM_CATALOG']);
  facts.membersOnly = true;
  const shopper = openShopper();
  const checkout = await shopper.checkout.createCheckout({ channelType: 'WEB', lineItems: [item('yoga')] });
  await expect(shopper.checkout.createOrder(getId(checkout))).rejects.toMatchObject({ code: 'MEMBERS_ONLY_ITEM' });
});
