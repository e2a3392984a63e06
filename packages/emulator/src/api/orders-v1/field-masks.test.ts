import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { newShopper, simpleProduct } from '../../testing/shopper.js';

interface Order {
  readonly id: string;
  readonly buyerInfo: { readonly email?: string; readonly visitorId: string };
  readonly lineItems: { readonly id: string; readonly [field: string]: unknown }[];
  readonly [field: string]: unknown;
}

interface Bulk {
  readonly results: { readonly item: Order; readonly itemMetadata: object }[];
}

const address = { country: 'US', subdivision: 'US-CA', city: 'Sacramento', postalCode: '95814' };
let merchant: Merchant;
let before: Order;
let path: string;

beforeEach(async () => {
  const emulator = createEmulator({ catalogVersion: 'v1' });
  merchant = new Merchant(emulator);
  const shopper = await newShopper(emulator);
  await shopper.add((await simpleProduct(emulator)).id, 1);
  const { body } = await shopper.call<{ orderId: string }>(
    'POST',
    `/ecom/v1/checkouts/${await shopper.checkOut()}/create-order`,
    {},
  );
  path = `/ecom/v1/orders/${body.orderId}`;
  const order = {
    archived: false,
    buyerNote: 'Ring twice',
    billingInfo: { address, contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } },
  };
  before = (await merchant.send<{ order: Order }>('PATCH', path, { order })).order;
});

const update = async (order: object, fieldMask: unknown) =>
  (await merchant.send<{ order: Order }>('PATCH', path, { order, fieldMask })).order;

describe('updateOrder with a field mask', () => {
  test('writes the named paths only', async () => {
    const order = {
      archived: true,
      buyerNote: 'Do not ring',
      billingInfo: { address: { ...address, city: 'Fresno' } },
    };
    const { activities: _a, updatedDate: _u, ...after } = await update(order, 'archived,billingInfo.address.city');
    const { activities: _b, updatedDate: _v, ...rest } = before;
    expect(after).toEqual({
      ...rest,
      archived: true,
      billingInfo: { ...(before['billingInfo'] as object), address: { ...address, city: 'Fresno' } },
    });
  });

  test('clears the fields that the mask names and the order lacks', async () => {
    const after = await update({}, 'buyerNote,archived,billingInfo.contactDetails');
    expect(after).not.toHaveProperty('buyerNote');
    expect(after['archived']).toBe(false);
    expect(after['billingInfo']).toEqual({ address });
  });

  test('replaces an object whose path is named as a whole, and keeps read-only fields', async () => {
    const change = { buyerInfo: { email: 'eve@example.com', visitorId: 'other' }, billingInfo: { address } };
    const after = await update(change, ['buyerInfo', 'billingInfo']);
    expect(after.buyerInfo).toEqual({ ...before.buyerInfo, email: 'eve@example.com' });
    expect(after['billingInfo']).toEqual({ address });
    expect(await update({}, 'billingInfo')).not.toHaveProperty('billingInfo');
  });

  test.each(['colour', 'priceSummary', 'billingInfo.colour', 'buyerNote.text', 'buyerInfo.visitorId', '__proto__'])(
    'rejects the unknown path %s and changes nothing',
    async (unknown) => {
      const rejected = await merchant.call('PATCH', path, {
        order: { archived: true },
        fieldMask: `archived,${unknown}`,
      });
      expect([rejected.status, getViolations(rejected)]).toEqual([400, ['fieldMask FIELD_NOT_ALLOWED']]);
      expect((await merchant.send<{ order: Order }>('GET', path)).order).toEqual(before);
    },
  );
});

test('bulkUpdateOrders applies the mask of each order', async () => {
  const order = { id: before.id, archived: true, buyerNote: 'Do not ring' };
  const { results } = await merchant.send<Bulk>('POST', '/ecom/v1/bulk/orders/update', {
    orders: [
      { order, fieldMask: 'archived' },
      { order, fieldMask: 'colour' },
    ],
    returnEntity: true,
  });
  expect(results[0]?.item).toMatchObject({ archived: true, buyerNote: 'Ring twice' });
  expect(results[1]?.itemMetadata).toMatchObject({ success: false, error: { code: 'INVALID_ARGUMENT' } });
});

test('null clears an object without a mask', async () => {
  const { order } = await merchant.send<{ order: Order }>('PATCH', path, { order: { billingInfo: null } });
  expect(order).not.toHaveProperty('billingInfo');
});

describe('updateOrderLineItem with a field mask', () => {
  const change = async (lineItem: object, fieldMask?: string) => {
    const [line] = before.lineItems;
    const body = { lineItem, ...(fieldMask !== undefined && { fieldMask }) };
    return merchant.call<{ order: Order }>('PATCH', `${path}/line-item/${line?.id}`, body);
  };

  test('writes the named paths only, and clears what is absent', async () => {
    await change({ fulfillerId: 'warehouse-1', descriptionLines: [] });
    const { body } = await change(
      { productName: { original: 'Mug' }, descriptionLines: [{}] },
      'productName,fulfillerId',
    );
    expect(body.order.lineItems[0]).toMatchObject({ productName: { original: 'Mug' }, descriptionLines: [] });
    expect(body.order.lineItems[0]).not.toHaveProperty('fulfillerId');
  });

  test('rejects unknown paths, and a name without a value', async () => {
    const violationsOfMask = async (mask: string) => getViolations((await change({ quantity: 9 }, mask)) as never);
    expect(await violationsOfMask('quantity')).toEqual(['fieldMask FIELD_NOT_ALLOWED']);
    expect(await violationsOfMask('productName')).toEqual(['lineItem.productName REQUIRED_FIELD']);
  });

  test('null clears a field without a mask', async () => {
    await change({ fulfillerId: 'warehouse-1' });
    const { body } = await change({ fulfillerId: null });
    expect(body.order.lineItems[0]).not.toHaveProperty('fulfillerId');
  });
});
