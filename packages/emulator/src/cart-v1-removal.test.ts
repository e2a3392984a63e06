import { expect, test, vi } from 'vitest';
import { createEmulator } from './create-emulator.js';
import { catalogItem } from './testing/catalog-item.js';
import { current, item } from './testing/cart-v2.js';
import { newShopper } from './testing/shopper.js';

test('the platform removes Cart V1 on 2027-02-01', async () => {
  const { cartV1RemovalDate } = await vi.importActual<{ cartV1RemovalDate: string }>('./cart-v1-removal-date.js');
  expect(cartV1RemovalDate).toBe('2027-02-01T00:00:00.000Z');
});

test('paths of Cart V1 and Checkout V1 respond as unknown when they are removed, and Cart V2 works', async () => {
  const emulator = createEmulator({ cartV1: 'removed' });
  const [shopper, { catalogItemId, options }] = [await newShopper(emulator), await catalogItem(emulator)];
  for (const response of [
    await shopper.cart('GET'),
    await shopper.add(catalogItemId, 1, options),
    await shopper.call('POST', '/ecom/v1/checkouts', {}),
    await shopper.call('GET', '/ecom/v1/checkouts/1'),
  ]) {
    expect(response.status).toBe(404);
    expect(response.body).toMatchObject({ details: {} });
    expect(JSON.stringify(response.body)).not.toContain('applicationError');
  }
  const added = await current(shopper, 'POST', 'add-line-items', { catalogItems: [item(catalogItemId, 1, options)] });
  expect(added.status).toBe(200);
  expect(emulator.events().map(({ type }) => type)).toEqual(['wix.ecom.v2.cart_created']);
});

test('the clock decides unless the option is set', async () => {
  // The setup file of the tests moves the date, so that tests of Cart V1 have the same result on any day.
  const [before, after] = [new Date('9998-12-31T23:59:59.999Z'), new Date('9999-01-01T00:00:00.000Z')];
  for (const [cartV1, at, status] of [
    [undefined, before, 'OWNED_CART_NOT_FOUND'],
    [undefined, after, undefined],
    ['available', after, 'OWNED_CART_NOT_FOUND'],
    ['removed', before, undefined],
  ] as const) {
    const emulator = createEmulator({ now: () => at, ...(cartV1 && { cartV1 }) });
    const { body } = await (await newShopper(emulator)).cart('GET');
    expect(body.details?.applicationError?.code).toBe(status);
  }
});
