import { expect, test } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import { Dashboard } from '../../../testing/dashboard.js';
import { createMerchantOrder } from '../../../testing/merchant-order.js';

test('webhooks are added, receive events again, and are removed', async () => {
  let status = 500;
  const sent: string[] = [];
  const emulator = createEmulator({
    seed: 'empty',
    fetch: async (request) => {
      sent.push(request.url);
      return new Response('<b>no</b>', { status });
    },
  });
  const dashboard = new Dashboard(emulator);
  const url = 'http://shop.test/webhooks?key=hunter2';
  const added = await dashboard.post('webhooks', {
    url,
    events: 'wix.ecom.v1.order_approved, wix.ecom.v1.order_created',
  });
  expect(added.text).toContain('http://shop.test/webhooks?… wix.ecom.v1.order_approved, wix.ecom.v1.order_created');
  expect((await dashboard.post('webhooks', { url: 'file:///etc' })).status).toBe(400);
  await createMerchantOrder(emulator);
  await emulator.webhooks.settled();
  const count = sent.length;
  expect(count).toBeGreaterThan(0);
  const page = await dashboard.get('webhooks');
  expect(page.text).toMatch(/1 attempt pending.*500.*<b>no/);
  expect(page.text).toContain((await emulator.webhooks.publicKey()).split('\n')[1]);
  expect(page.html).not.toContain('hunter2');
  expect(page.html).not.toContain('<b>no');

  status = 200;
  const [delivery] = emulator.webhooks.deliveries();
  const event = await dashboard.post(`deliveries/${delivery!.id}/resend`, { from: `events/${delivery!.eventId}` });
  expect(event.url).toContain(`/dashboard/events/${delivery!.eventId}`);
  expect(event.text).toContain('The event is delivered again.');
  await emulator.webhooks.settled();
  expect(sent).toHaveLength(count + 1);
  expect((await dashboard.get(`events/${delivery!.eventId}`)).text).toMatch(/2 attempts delivered/);
  const elsewhere = await dashboard.post(`deliveries/${delivery!.id}/resend`, { from: '../../reset' });
  expect(elsewhere.url).toContain('/dashboard/webhooks?');

  const [, id = ''] = /webhooks\/([\w-]+)\/remove/.exec(page.html) ?? [];
  expect((await dashboard.post(`webhooks/${id}/remove`)).text).toContain('The webhook was removed.');
  expect(emulator.webhooks.list()).toEqual([]);
  expect((await dashboard.post(`webhooks/${id}/remove`)).text).toContain('WEBHOOK_IS_CONFIGURED');
});
