import { expect, test } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import { Dashboard } from '../../../testing/dashboard.js';
import { RECOVERY, mailTo, post } from '../../../testing/member.js';

test('emails are listed, searched, and shown in a frame with their links', async () => {
  const emulator = createEmulator();
  const dashboard = new Dashboard(emulator);
  for (const email of ['iris@demo.example', 'otto@demo.example']) {
    await post(emulator, `${RECOVERY}/send-email`, { email, redirect: { url: 'http://localhost:5173/' } });
  }
  const list = await dashboard.get('mail');
  expect(list.text).toMatch(/otto@demo\.example.*iris@demo\.example/);
  const found = await dashboard.get('mail?q=IRIS');
  expect(found.text).not.toContain('otto@demo.example');
  const [, id = ''] = /dashboard\/mail\/([\w-]+)"/.exec(found.html) ?? [];
  const page = await dashboard.get(`mail/${id}`);
  expect(page.html).toContain(`src="/_emulator/mails/${id}"`);
  expect(page.text).toContain(mailTo(emulator, 'iris@demo.example').link);
  const framed = await emulator.fetch(new Request(`http://localhost/_emulator/mails/${id}`));
  expect(framed.headers.get('content-security-policy')).toMatch(/^sandbox;.*frame-ancestors 'self'/);
  expect((await dashboard.get('mail/unknown')).status).toBe(404);
  const tail = await dashboard.get(`mail/tail?after=${id}`);
  expect(tail.text).toContain('otto@demo.example');
  expect(tail.text).not.toContain('iris@demo.example');
});
