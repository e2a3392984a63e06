import { expect, test } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import { Dashboard } from '../../../testing/dashboard.js';
import { createMerchantOrder } from '../../../testing/merchant-order.js';
import { send } from '../../../testing/visitor.js';

/** Matches a form that needs a confirmation, by the end of its action. */
const asksBefore = (action: string) =>
  new RegExp(`<details class="confirm" name="confirm"><summary[^>]*>[^<]+</summary><form[^>]* action="[^"]*/${action}`);

test('snapshots are taken, restored and deleted, and the client is reset to its seed', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const dashboard = new Dashboard(emulator);
  const count = async () => (await send<object[]>(emulator, 'GET', '/_emulator/data/orders')).body.length;
  await createMerchantOrder(emulator);
  const taken = await dashboard.post('snapshots', { name: 'One order' });
  expect(taken.text).toContain('The snapshot was taken.');
  expect(taken.text).toContain('One order');
  const confirmed = ['restore', 'delete', 'reset'];
  for (const action of confirmed) expect(taken.html).toMatch(asksBefore(`snapshots/[^"]*${action}`));
  const [, id = ''] = /snapshots\/([\w-]+)\/restore/.exec(taken.html) ?? [];
  await createMerchantOrder(emulator);
  expect(await count()).toBe(2);
  expect((await dashboard.post(`snapshots/${id}/restore`)).text).toContain('The snapshot was restored.');
  expect(await count()).toBe(1);
  expect((await dashboard.post('snapshots/reset')).text).toContain('The store was reset to its seed.');
  expect(await count()).toBe(0);
  await send(emulator, 'POST', '/_emulator/restore', { body: { id } });
  expect(await count()).toBe(1);

  const other = new Dashboard(emulator, 'other');
  expect((await other.get('snapshots')).text).toContain('No snapshots yet.');
  expect((await other.post(`snapshots/${id}/restore`)).status).toBe(404);
  expect((await other.post(`snapshots/${id}/delete`)).status).toBe(404);
  expect((await dashboard.post(`snapshots/${id}/delete`)).text).toContain('No snapshots yet.');
});
