import type { Delivery } from '../../protocol/webhooks/delivery.js';
import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { catalogItem } from '../../testing/catalog-item.js';
import { newShopper } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

const url = 'http://shop.test/webhooks?key=hunter2';

const control = <T = unknown>(emulator: Emulator, method: string, path: string, body?: object) =>
  send<T>(emulator, method, `/_emulator/${path}`, {
    headers: { 'content-type': 'application/json' },
    ...(body && { body }),
  });

async function shop(emulator: Emulator): Promise<void> {
  const { catalogItemId, options } = await catalogItem(emulator);
  await (await newShopper(emulator)).add(catalogItemId, 1, options);
}

test('webhooks are added, listed, redelivered and removed', async () => {
  let status = 500;
  const sent: string[] = [];
  const emulator = createEmulator({
    fetch: async (request) => {
      sent.push(request.url);
      return new Response('<b>no</b>', { status });
    },
  });
  const events = ['wix.ecom.v1.cart_created'];
  const { body: added } = await control<{ id: string }>(emulator, 'POST', 'webhooks', { url, events });
  expect(await control(emulator, 'GET', 'webhooks')).toMatchObject({
    body: [{ id: added.id, url: expect.not.stringContaining('hunter2') as string }],
  });
  await shop(emulator);
  const list = async () => (await control<Delivery[]>(emulator, 'GET', 'deliveries?settled=true')).body;
  const [delivery] = await list();
  expect(delivery).toMatchObject({ status: 'pending', type: 'wix.ecom.v1.cart_created', attempts: [{ status: 500 }] });
  status = 200;
  await control(emulator, 'POST', `deliveries/${delivery?.id}/resend`, {});
  expect(await list()).toMatchObject([{ status: 'delivered', attempts: [{ status: 500 }, { status: 200 }] }]);
  expect(sent).toEqual([url, url]);
  expect((await control<object[]>(emulator, 'GET', 'events')).body).toMatchObject([
    { type: 'wix.ecom.v1.cart_created' },
    { type: 'wix.ecom.v2.cart_created' },
  ]);

  const { body: key } = await control<string>(emulator, 'GET', 'webhooks/public-key');
  expect(key).toBe(await emulator.webhooks.publicKey());

  expect((await control(emulator, 'DELETE', `webhooks/${added.id}`)).status).toBe(200);
  expect((await control(emulator, 'DELETE', `webhooks/${added.id}`)).status).toBe(404);
  await shop(emulator);
  expect(await list()).toHaveLength(1);
});

test('a webhook that cannot be used is refused', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  for (const body of [{}, { url: 'shop.test' }, { url, events: 'all' }, { url, secret: 1 }, { url: 'http://a:b@c' }]) {
    expect((await control(emulator, 'POST', 'webhooks', body)).status).toBe(400);
  }
  expect((await control(emulator, 'POST', 'deliveries/unknown/resend', {})).status).toBe(404);
});
