import { expect, test } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import { Dashboard } from '../../../testing/dashboard.js';
import { createMerchantOrder } from '../../../testing/merchant-order.js';

test('events are listed, searched and shown with their payload', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const dashboard = new Dashboard(emulator);
  expect((await dashboard.get('events')).text).toContain('No events yet.');
  const { id } = await createMerchantOrder(emulator, '<ada>@example.com');
  const [event] = emulator.events();
  expect((await dashboard.get('events')).text).toContain(event?.type);
  expect((await dashboard.get(`events?q=${id.toUpperCase()}`)).text).toContain(event?.type);
  expect((await dashboard.get('events?q=nothing')).text).toContain('No event matches.');
  const page = await dashboard.get(`events/${event?.id}`);
  expect(page.text).toContain(id);
  expect(page.text).toContain('No webhook received this event.');
  expect(page.html).not.toContain('<ada>');
  expect((await dashboard.get('events/unknown')).status).toBe(404);
  const tail = async (after: string | undefined) => (await dashboard.get(`events/tail?after=${after}`)).status;
  expect(await tail(emulator.events().at(-1)?.id)).toBe(204);
  await createMerchantOrder(emulator);
  expect(await tail(event?.id)).toBe(200);
});
