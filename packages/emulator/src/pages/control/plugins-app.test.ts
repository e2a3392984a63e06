import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { catalogItem } from '../../testing/catalog-item.js';
import { newShopper } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

test('plugins are added, called and removed at runtime', async () => {
  const requests: string[] = [];
  const emulator = createEmulator({
    fetch: async (request) => {
      requests.push(request.url);
      return Response.json({ additionalFees: [{ name: 'Wrap', price: '2.00' }] });
    },
  });
  const control = <T>(method: string, path: string, body?: object) =>
    send<T>(emulator, method, `/_emulator/plugins${path}`, body ? { body } : {});
  const plugin = { type: 'ECOM_ADDITIONAL_FEES', url: 'http://app.test/fees/', timeout: 60_000 };
  for (const wrong of [
    { ...plugin, type: 'CATS' },
    { ...plugin, url: 'http://app.test/?a=1' },
    { ...plugin, url: 'file:///etc/passwd' },
    { ...plugin, timeout: 0 },
  ]) {
    expect((await control('POST', '', wrong)).status).toBe(400);
  }
  const { id } = (await control<{ id: string }>('POST', '', plugin)).body;
  expect((await control('GET', '')).body).toMatchObject([{ id, type: plugin.type, url: 'http://app.test/fees' }]);

  const shopper = await newShopper(emulator);
  const { catalogItemId, options } = await catalogItem(emulator);
  await shopper.add(catalogItemId, 1, options);
  const fees = async () => {
    const path = '/ecom/v1/carts/current/estimate-totals';
    const { body } = await shopper.call<{ priceSummary: { additionalFees: { amount: string } } }>('POST', path, {});
    return body.priceSummary.additionalFees.amount;
  };
  expect(await fees()).toBe('2.00');
  expect(requests).toEqual(['http://app.test/fees/v1/calculate-additional-fees']);
  expect((await control('DELETE', `/${id}`, {})).status).toBe(200);
  expect((await control('DELETE', `/${id}`, {})).status).toBe(404);
  expect(await fees()).toBe('0.00');
  expect(requests).toHaveLength(1);
});
