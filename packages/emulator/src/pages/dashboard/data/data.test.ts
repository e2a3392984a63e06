import { expect, test } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import { Dashboard } from '../../../testing/dashboard.js';
import { iris } from '../../../testing/member.js';

test('the documents of a collection are shown without secrets', async () => {
  const dashboard = new Dashboard(createEmulator());
  expect((await dashboard.get('data')).text).toMatch(/\d+ members/);
  const page = await dashboard.get('data?collection=members');
  expect(page.text).toContain(iris.email);
  expect(page.text).toContain('"passwordHash": "[redacted]"');
  expect((await dashboard.get('data?collection=unknown')).status).toBe(200);
});
