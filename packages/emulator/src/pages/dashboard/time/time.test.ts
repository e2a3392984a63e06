import { expect, test } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import { Dashboard } from '../../../testing/dashboard.js';

test('the clock of a client is frozen, advanced and reset', async () => {
  const emulator = createEmulator({ seed: 'empty', now: () => new Date('2026-01-01T00:00:00Z') });
  const dashboard = new Dashboard(emulator);
  expect((await dashboard.get('time')).text).toContain('Running, in real time');
  const frozen = await dashboard.post('time', { change: 'freeze', at: '2030-05-06T07:08' });
  expect(frozen.text).toMatch(/2030-05-06 07:08:00.*Frozen/);
  expect(frozen.html).toMatch(/Time <span class="badge">frozen</);
  await dashboard.post('time', { change: 'advance', by: '60000' });
  expect(emulator.clock().state()).toEqual({ now: '2030-05-06T07:09:00.000Z', frozen: true });
  expect(emulator.clock('other').state().frozen).toBe(false);
  await dashboard.post('time', { change: 'reset' });
  const shifted = await dashboard.post('time', { change: 'advance', by: '3600000' });
  expect(shifted.html).toMatch(/Time <span class="badge">shifted</);
  expect(emulator.clock().state()).toEqual({ now: '2026-01-01T01:00:00.000Z', frozen: false });
  await dashboard.post('time', { change: 'freeze' });
  expect(emulator.clock().state()).toEqual({ now: '2026-01-01T01:00:00.000Z', frozen: true });
});
