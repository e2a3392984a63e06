import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { DEMO_APP_ID, DEMO_APP_SECRET, DEMO_SITE_ID } from '../../kernel/state/demo.js';
import type { Emulator } from '../../protocol/emulator.js';
import { catalogItem } from '../../testing/catalog-item.js';
import { createMerchantOrder } from '../../testing/merchant-order.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { type Body, storesApp } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

interface Price {
  amount: string;
}

interface Draft {
  id: string;
  orderId?: string;
  status: string;
  lineItems: {
    added?: boolean;
    removed?: boolean;
    changedDetails?: object;
    lineItem: { id: string; quantity: number };
  }[];
  discounts: { applied: boolean; source: string; discount: { id: string } }[];
  additionalFees: { applied: boolean; source: string; additionalFee: { id: string } }[];
  priceSummary: Record<'additionalFees' | 'discount' | 'shipping' | 'subtotal' | 'tax' | 'total', Price>;
  balanceSummary: { balance: Price };
  [field: string]: unknown;
}

interface Calculated {
  calculatedDraftOrder: { draftOrder: Draft; shippingOptions: { code: string }[]; calculationErrors: object };
  preexistingDraftOrder?: boolean;
}

const root = '/ecom/v1/draft-orders';
const mug = {
  productName: { original: 'Mug' },
  itemType: { preset: 'PHYSICAL' },
  quantity: 2,
  price: { amount: '30.00' },
};
const portland = { address: { country: 'US', subdivision: 'US-OR' } };
const newYork = { address: { country: 'US', subdivision: 'US-NY' } };

let emulator: Emulator;
let merchant: Merchant;
beforeEach(() => {
  emulator = createEmulator();
  merchant = new Merchant(emulator);
});

const create = async (draftOrder: object = { customLineItems: [mug] }): Promise<Draft> =>
  (await merchant.send<Calculated>('POST', root, { draftOrder })).calculatedDraftOrder.draftOrder;
const edit = async (sourceOrderId: string): Promise<Draft> =>
  (await merchant.send<Calculated>('POST', root, { sourceOrderId })).calculatedDraftOrder.draftOrder;
const change = async ({ id }: Draft, action: string, body: object): Promise<Draft> =>
  (await merchant.send<Calculated>('POST', `${root}/${id}/${action}`, body)).calculatedDraftOrder.draftOrder;
const set = async ({ id }: Draft, action: string, body: object): Promise<Draft> =>
  (await merchant.send<Calculated>('PUT', `${root}/${action}`, { draftOrderId: id, ...body })).calculatedDraftOrder
    .draftOrder;
const refusal = async (method: string, path: string, body?: object) => {
  const response = await merchant.call<Body>(method, `${root}${path}`, body);
  return response.body.details?.applicationError?.code ?? getViolations(response);
};
const getTotal = ({ priceSummary }: Draft) => priceSummary.total.amount;
const commit = async ({ id }: Draft, body: object = {}) =>
  merchant.send<{ committedDraftOrder: Draft; orderAfterCommit: Record<string, unknown> }>(
    'POST',
    `${root}/${id}/commit`,
    body,
  );

describe('a draft order from scratch', () => {
  it('has the totals of its items, discounts, fees, shipping and taxes', async () => {
    let draft = await create({ customLineItems: [mug], buyerInfo: { email: 'ada@example.com' } });
    expect(draft).toMatchObject({ status: 'DRAFT', createdBy: { userId: 'merchant' }, currency: 'USD' });
    expect(draft.lineItems).toMatchObject([{ added: true, lineItem: { quantity: 2, productName: mug.productName } }]);
    expect(getTotal(draft)).toBe('60.00');
    draft = await change(draft, 'create-custom-discounts', {
      discounts: [
        { discountType: 'GLOBAL', percentage: '10', description: 'Goodwill', applyToDraftOrder: true },
        {
          discountType: 'SPECIFIC_ITEMS',
          priceAmount: { amount: '4.00' },
          lineItemDiscounts: [{ id: draft.lineItems[0]?.lineItem.id }],
        },
      ],
    });
    expect([getTotal(draft), draft.discounts.map(({ applied }) => applied)]).toEqual(['54.00', [true, false]]);
    draft = await change(draft, 'set-discounts', {
      discounts: [{ id: draft.discounts[1]?.discount.id, applied: true }],
    });
    expect(getTotal(draft)).toBe('50.00');
    draft = await change(draft, 'create-additional-fees', {
      customAdditionalFees: [{ name: 'Engraving', price: { amount: '5.00' }, applyToDraftOrder: true }],
    });
    expect(getTotal(draft)).toBe('55.00');
    draft = await set(draft, 'set-shipping-info', {
      shippingInfo: {
        title: 'Courier',
        cost: { price: { amount: '12.00' } },
        logistics: { shippingDestination: newYork },
      },
    });
    expect(draft['shippingInfo']).toMatchObject({ added: true, shippingInfo: { title: 'Courier' } });
    expect(draft.priceSummary).toMatchObject({ shipping: { amount: '12.00' }, discount: { amount: '10.00' } });
    const taxed = Number(draft.priceSummary.tax.amount);
    expect(taxed).toBeGreaterThan(0);
    expect(Number(getTotal(draft))).toBeCloseTo(67 + taxed);
    draft = await set(draft, 'set-tax-exemption', { taxExempt: true });
    expect([getTotal(draft), draft['taxInfo']]).toMatchObject(['67.00', { taxExempt: true }]);
    draft = await set(draft, 'set-shipping-info', { shippingInfo: {} });
    expect([getTotal(draft), draft['shippingInfo']]).toEqual(['55.00', undefined]);
  });

  it('becomes an order with its content, and cannot be changed afterwards', async () => {
    const draft = await create({
      customLineItems: [mug],
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: portland,
      businessLocation: { id: 'portland' },
      discounts: [{ discountType: 'GLOBAL', priceAmount: { amount: '10.00' }, applyToDraftOrder: true }],
      additionalFees: [{ name: 'Rush', price: { amount: '3.00' }, applyToDraftOrder: true }],
    });
    const path = `/${draft.id}/create-order`;
    const { committedDraftOrder, createdOrder } = await merchant.send<Record<string, Draft>>('POST', root + path, {});
    expect(createdOrder).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      channelInfo: { type: 'BACKOFFICE_MERCHANT' },
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: portland,
      businessLocation: { id: 'portland' },
      priceSummary: { subtotal: { amount: '60.00' }, discount: { amount: '10.00' }, total: { amount: '53.00' } },
      additionalFees: [{ name: 'Rush', price: { amount: '3.00' }, source: 'MANUAL' }],
      appliedDiscounts: [{ merchantDiscount: { amount: { amount: '10.00' } } }],
      lineItems: [{ productName: { original: 'Mug' }, quantity: 2, price: { amount: '30.00' } }],
      balanceSummary: { balance: { amount: '53.00' } },
    });
    expect(createdOrder).not.toHaveProperty('checkoutId');
    expect(await merchant.send('GET', `/ecom/v1/orders/${createdOrder?.id ?? ''}`)).toEqual({ order: createdOrder });
    expect(committedDraftOrder).toMatchObject({ status: 'COMMITTED', orderId: createdOrder?.id });
    expect(emulator.mails().map(({ kind }) => kind)).toEqual(['ORDER_CONFIRMATION']);
    expect(await refusal('POST', path, {})).toBe('DRAFT_ORDER_ALREADY_COMMITTED');
    expect(await refusal('PUT', '/set-buyer-info', { draftOrderId: draft.id, buyerInfo: {} })).toBe(
      'DRAFT_ORDER_ALREADY_COMMITTED',
    );
    expect(await refusal('DELETE', `/${draft.id}`)).toBe('DRAFT_ORDER_CANNOT_BE_DELETED');
  });

  it('takes items of the catalog with their prices, and their stock when the order is created', async () => {
    const catalogReference = { appId: storesApp, ...(await catalogItem(emulator)) };
    const readStock = async () => {
      const { body } = await merchant.call<{ variantId: string; quantity: number }[]>(
        'GET',
        '/_emulator/data/v3-inventory-items',
      );
      return body.find(({ variantId }) => variantId === catalogReference.options.variantId)?.quantity ?? 0;
    };
    const before = await readStock();
    const draft = await create({ catalogLineItems: [{ catalogReference, quantity: 2 }] });
    expect(draft.lineItems).toMatchObject([{ added: true, lineItem: { catalogReference, quantity: 2 } }]);
    expect(Number(getTotal(draft))).toBeGreaterThan(0);
    const again = { catalogLineItems: [{ catalogReference, quantity: 1 }] };
    expect(await refusal('POST', `/${draft.id}/add-line-items`, again)).toBe('CATALOG_ITEM_ALREADY_EXIST');
    expect(await readStock()).toBe(before);
    const settings = { createSettings: { notifications: { sendNotificationToBuyer: false } } };
    await merchant.send('POST', `${root}/${draft.id}/create-order`, settings);
    expect(await readStock()).toBe(before - 2);
  });

  it('offers the shipping options of its address', async () => {
    const { id } = await create({ customLineItems: [mug], recipientInfo: newYork });
    const { calculatedDraftOrder } = await merchant.send<Calculated>('GET', `${root}/${id}`);
    expect(calculatedDraftOrder.shippingOptions.map(({ code }) => code)).not.toEqual([]);
    expect(calculatedDraftOrder.calculationErrors).toEqual({ orderValidationErrors: [] });
  });

  it('cannot become an order without line items', async () => {
    const { calculatedDraftOrder } = await merchant.send<Calculated>('POST', `${root}/create-empty-draft-order`, {});
    const { id } = calculatedDraftOrder.draftOrder;
    expect(await refusal('POST', `/${id}/create-order`, {})).toBe('CREATE_ORDER_FAILED_VALIDATIONS');
    expect(await refusal('POST', `/${id}/commit`, {})).toBe('DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS');
  });

  it('has a deposit of at most its total', async () => {
    const draft = await create();
    const path = `/${draft.id}/set-deposit`;
    expect(await refusal('POST', path, { depositDetails: { amount: { amount: '60.01' } } })).toBe('INVALID_AMOUNT');
    const changed = await change(draft, 'set-deposit', { depositDetails: { percentage: '25' } });
    expect(changed['depositDetails']).toMatchObject({ percentage: '25', priceSummary: { total: { amount: '15.00' } } });
    expect(await refusal('POST', `/${draft.id}/add-line-items`, { customLineItems: [mug] })).toBe(
      'DRAFT_ORDER_HAS_GLOBAL_DEPOSIT',
    );
    expect(await change(draft, 'set-deposit', {})).not.toHaveProperty('depositDetails');
  });
});

describe('a draft order that edits an order', () => {
  it('lists what it changes, and applies it to the order when it is committed', async () => {
    const order = await createMerchantOrder(emulator);
    let draft = await edit(order.id);
    expect(draft).toMatchObject({ orderId: order.id, status: 'DRAFT' });
    expect(draft.lineItems).toMatchObject([{ lineItem: { id: order.lineId, quantity: 3 } }]);
    expect(draft.lineItems[0]).not.toHaveProperty('changedDetails');
    draft = await change(draft, 'line-items', {
      lineItemChanges: [
        { lineItemId: order.lineId, newQuantity: 1, newPrice: '28.00', newProductName: { original: 'Blue mug' } },
      ],
    });
    expect(draft.lineItems).toMatchObject([
      {
        changedDetails: { quantityBeforeChange: 3, priceBeforeChange: { amount: '30.00' } },
        lineItem: { quantity: 1, price: { amount: '28.00' }, productName: { original: 'Blue mug' } },
      },
    ]);
    draft = await change(draft, 'add-line-items', {
      customLineItems: [{ ...mug, productName: { original: 'Plate' }, quantity: 1, price: { amount: '9.00' } }],
    });
    draft = await set(draft, 'set-billing-info', { billingInfo: portland });
    expect(draft['billingDetails']).toMatchObject({ added: true, billingInfo: portland });
    const before = await merchant.send<{ order: object }>('GET', `/ecom/v1/orders/${order.id}`);
    expect(before.order).toMatchObject({ priceSummary: { total: { amount: '90.00' } } });
    const { committedDraftOrder, orderAfterCommit } = await commit(draft, { reason: 'Asked by phone' });
    expect(orderAfterCommit).toMatchObject({
      priceSummary: { subtotal: { amount: '37.00' }, total: { amount: '37.00' } },
      billingInfo: portland,
      lineItems: [
        { id: order.lineId, quantity: 1, productName: { original: 'Blue mug' } },
        { quantity: 1, productName: { original: 'Plate' } },
      ],
    });
    expect((orderAfterCommit['activities'] as { type: string }[]).map(({ type }) => type)).toContain(
      'DRAFT_ORDER_CHANGES_APPLIED',
    );
    expect(committedDraftOrder).toMatchObject({ status: 'COMMITTED', priceSummary: { total: { amount: '37.00' } } });
    expect(await merchant.send('GET', `/ecom/v1/orders/${order.id}`)).toEqual({ order: orderAfterCommit });
    const events = emulator.events().map(({ type }) => type);
    for (const slug of ['draft_order_created', 'draft_order_updated', 'order_committed']) {
      expect(events).toContain(`wix.ecom.v1.${slug}`);
    }
  });

  it('marks line items of the order as removed, and can restore them', async () => {
    const order = await createMerchantOrder(emulator);
    let draft = await edit(order.id);
    const setQuantity = (newQuantity: number) =>
      change(draft, 'line-items', { lineItemChanges: [{ lineItemId: order.lineId, newQuantity }] });
    draft = await setQuantity(0);
    expect(draft.lineItems).toMatchObject([{ removed: true, lineItem: { id: order.lineId } }]);
    const priced = { lineItemChanges: [{ lineItemId: order.lineId, newPrice: '1.00' }] };
    expect(await refusal('POST', `/${draft.id}/line-items`, priced)).toBe(
      'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN',
    );
    expect(await refusal('POST', `/${draft.id}/commit`, {})).toBe('DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS');
    draft = await setQuantity(3);
    expect(draft.lineItems[0]).not.toHaveProperty('removed');
    expect(draft.lineItems[0]).not.toHaveProperty('changedDetails');
  });

  it('is returned to its creator until it expires, and refused to others', async () => {
    const order = await createMerchantOrder(emulator);
    const draft = await edit(order.id);
    const again = await merchant.send<Calculated>('POST', root, { sourceOrderId: order.id });
    expect([again.preexistingDraftOrder, again.calculatedDraftOrder.draftOrder.id]).toEqual([true, draft.id]);
    const { body } = await send<{ access_token: string }>(emulator, 'POST', '/oauth2/token', {
      body: {
        grantType: 'client_credentials',
        clientId: DEMO_APP_ID,
        clientSecret: DEMO_APP_SECRET,
        instanceId: DEMO_SITE_ID,
      },
    });
    const other = await send<Body>(emulator, 'POST', root, {
      body: { sourceOrderId: order.id },
      token: body.access_token,
    });
    expect(other.body.details?.applicationError?.code).toBe('ORDER_IS_ALREADY_EDITED');
    emulator.clock().advance(24 * 60 * 60 * 1000);
    const next = await merchant.send<Calculated>('POST', root, { orderId: order.id });
    expect([next.preexistingDraftOrder, next.calculatedDraftOrder.draftOrder.id === draft.id]).toEqual([false, false]);
    expect(await refusal('GET', `/${draft.id}`)).toBe('DRAFT_ORDER_DOES_NOT_EXIST');
  });

  it('adjusts the stock of the line items in updateInventory only', async () => {
    const catalogReference = { appId: storesApp, ...(await catalogItem(emulator)) };
    const readStock = async () => {
      const { body } = await merchant.call<{ variantId: string; quantity: number }[]>(
        'GET',
        '/_emulator/data/v3-inventory-items',
      );
      return body.find(({ variantId }) => variantId === catalogReference.options.variantId)?.quantity ?? 0;
    };
    const first = await create({ catalogLineItems: [{ catalogReference, quantity: 3 }] });
    const { createdOrder } = await merchant.send<Record<string, Draft>>('POST', `${root}/${first.id}/create-order`, {});
    const held = await readStock();
    const lineItemId = first.lineItems[0]?.lineItem.id ?? '';
    const reduce = async (newQuantity: number, settings: object) => {
      const draft = await edit(createdOrder?.id ?? '');
      await change(draft, 'line-items', { lineItemChanges: [{ lineItemId, newQuantity }] });
      await commit(draft, { commitSettings: settings });
    };
    await reduce(2, {});
    expect(await readStock()).toBe(held);
    await reduce(1, { updateInventory: [{ lineItemId }] });
    expect(await readStock()).toBe(held + 2);
    await reduce(3, { updateInventory: [{ lineItemId }] });
    expect(await readStock()).toBe(held);
  });

  it('does not exist for orders that cannot be edited', async () => {
    const order = await createMerchantOrder(emulator);
    const readStatus = (id: string) => merchant.send<object>('GET', `${root}/${id}/draftability`);
    expect(await readStatus(order.id)).toEqual({ orderId: order.id, orderDraftable: true, nonDraftableReasons: [] });
    expect(await readStatus('none')).toMatchObject({ orderDraftable: false, nonDraftableReasons: ['ORDER_NOT_FOUND'] });
    await merchant.send('POST', `/ecom/v1/orders/${order.id}/cancel`, {});
    expect(await readStatus(order.id)).toMatchObject({ nonDraftableReasons: ['ORDER_STATUS_IS_NOT_SUPPORTED'] });
    expect(await refusal('POST', '', { sourceOrderId: order.id })).toBe('ORDER_CANNOT_BE_EDITED');
  });
});

describe('invalid changes of a draft order', () => {
  const someId = '7a1f7d1c-0000-4000-8000-000000000001';

  it.each([
    ['line-items', { lineItemChanges: [{ lineItemId: someId, newQuantity: 1 }] }, 'LINE_ITEM_DOES_NOT_EXIST'],
    ['line-items', { lineItemChanges: [] }, ['lineItemChanges MIN_SIZE']],
    ['set-discounts', { discounts: [{ id: someId, applied: true }] }, 'DISCOUNT_NOT_FOUND'],
    ['delete-custom-discounts', { discountIds: [someId] }, 'DISCOUNT_NOT_FOUND'],
    ['set-additional-fees', { additionalFees: [{ id: someId, applied: true }] }, 'ADDITIONAL_FEE_NOT_FOUND'],
    ['delete-custom-additional-fees', { customAdditionalFees: [someId] }, 'ADDITIONAL_FEE_NOT_FOUND'],
    ['create-custom-discounts', { discounts: [{ discountType: 'GLOBAL' }] }, ['discounts[0] REQUIRED_ONE_OF_FIELD']],
    ['create-custom-discounts', { discounts: [{ percentage: '5' }] }, ['discounts[0].discountType REQUIRED_FIELD']],
    [
      'create-custom-discounts',
      { discounts: [{ discountType: 'GLOBAL', priceAmount: { amount: '61.00' }, applyToDraftOrder: true }] },
      'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS',
    ],
    [
      'create-custom-discounts',
      { discounts: [{ discountType: 'SHIPPING', priceAmount: { amount: '1.00' }, applyToDraftOrder: true }] },
      'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL',
    ],
    [
      'create-custom-discounts',
      { discounts: [{ discountType: 'SPECIFIC_ITEMS', percentage: '5', lineItemDiscounts: [{ id: someId }] }] },
      'LINE_ITEM_NOT_FOUND',
    ],
    [
      'create-additional-fees',
      { customAdditionalFees: [{ name: 'Rush' }] },
      ['customAdditionalFees[0].price REQUIRED_FIELD'],
    ],
    [
      'add-line-items',
      { catalogLineItems: [{ catalogReference: { appId: storesApp, catalogItemId: someId } }] },
      'CATALOG_ITEM_NOT_FOUND',
    ],
    [
      'add-line-items',
      {
        customLineItems: [
          { ...mug, id: someId },
          { ...mug, id: someId },
        ],
      },
      'DUPLICATED_LINE_ITEM_IDS',
    ],
    ['add-line-items', { currency: 'EUR', customLineItems: [mug] }, 'CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY'],
  ])('are refused: %s %j', async (action, body, expected) => {
    const draft = await create();
    expect(await refusal('POST', `/${draft.id}/${action}`, body)).toEqual(expected);
    expect(
      getTotal((await merchant.send<Calculated>('GET', `${root}/${draft.id}`)).calculatedDraftOrder.draftOrder),
    ).toBe('60.00');
  });

  it('are refused if they repeat or are empty', async () => {
    const draft = await create();
    const lineItemId = draft.lineItems[0]?.lineItem.id;
    const change = (...lineItemChanges: object[]) => refusal('POST', `/${draft.id}/line-items`, { lineItemChanges });
    expect(await change({ lineItemId })).toBe('EMPTY_CHANGE_REQUEST');
    expect(await change({ lineItemId, newQuantity: 1 }, { lineItemId, newQuantity: 2 })).toBe(
      'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM',
    );
    expect(await refusal('GET', '/none')).toBe('DRAFT_ORDER_DOES_NOT_EXIST');
  });
});

describe('draft orders', () => {
  it('are found by order and status, and store data of apps', async () => {
    const order = await createMerchantOrder(emulator);
    const draft = await edit(order.id);
    await create();
    const find = async (filter: object) =>
      (await merchant.send<{ draftOrders: Draft[] }>('POST', `${root}/query`, { query: { filter } })).draftOrders;
    expect((await find({ orderId: order.id })).map(({ id }) => id)).toEqual([draft.id]);
    expect(await find({ status: 'DRAFT' })).toHaveLength(2);
    const namespaceData = { source: 'phone' };
    const path = `${root}/${draft.id}/update-extended-fields`;
    const { draftOrder } = await merchant.send<{ draftOrder: Draft }>('POST', path, {
      namespace: '@a/b',
      namespaceData,
    });
    expect(draftOrder['extendedFields']).toEqual({ namespaces: { '@a/b': namespaceData } });
    await merchant.send('DELETE', `${root}/${draft.id}`);
    expect(await find({ orderId: order.id })).toEqual([]);
  });
});
