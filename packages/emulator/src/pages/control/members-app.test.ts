import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { getCode, iris, login, mailTo, post, RECOVERY, register, changeSettings } from '../../testing/member.js';
import { send } from '../../testing/visitor.js';

interface Listed {
  id: string;
  loginEmail: string;
  status: string;
  pendingReasons: string[];
}
const list = async (emulator: ReturnType<typeof createEmulator>) =>
  (await send<Listed[]>(emulator, 'GET', '/_emulator/members')).body;

test('approves and blocks members through the control API', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  await changeSettings(emulator, { requireOwnerApproval: true });
  const ada = { email: 'ada@example.com', password: 'correct horse' };
  expect((await register(emulator, ada.email)).body.state).toBe('REQUIRE_OWNER_APPROVAL');
  const [pending] = await list(emulator);
  expect(pending).toMatchObject({ status: 'PENDING', pendingReasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] });
  const change = (name: string) =>
    send<Listed>(emulator, 'POST', `/_emulator/members/${pending!.id}`, { body: { change: name } });
  expect((await change('approve')).body.status).toBe('ACTIVE');
  expect((await login(emulator, ada)).body.state).toBe('SUCCESS');
  await change('block');
  expect((await login(emulator, ada)).body.state).toBe('STATUS_CHECK');
  expect((await change('promote')).status).toBe(400);
  expect((await send(emulator, 'POST', '/_emulator/members/nobody', { body: { change: 'block' } })).status).toBe(404);
});

test('the settings are shown and changed, field by field', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const off = {
    requireOwnerApproval: false,
    requireEmailVerification: false,
    requireCaptcha: false,
    requireEmailFactor: false,
  };
  expect((await send(emulator, 'GET', '/_emulator/settings')).body).toEqual(off);
  await changeSettings(emulator, { requireCaptcha: true });
  await changeSettings(emulator, { redirectUris: ['https://shop.test/callback'] });
  expect((await send(emulator, 'GET', '/_emulator/settings')).body).toEqual({
    ...off,
    requireCaptcha: true,
    redirectUris: ['https://shop.test/callback'],
  });
  for (const body of [{ requireCaptcha: 'yes' }, { captcha: true }, { redirectUris: 'all' }, { redirectUris: [1] }]) {
    expect((await send(emulator, 'POST', '/_emulator/settings', { body })).status).toBe(400);
  }
});

test('a member that must set a new password is signed out, and signs in with the new one', async () => {
  const emulator = createEmulator({ seed: 1 });
  const { body: members } = await send<{ id: string; loginEmail: string }[]>(emulator, 'GET', '/_emulator/members');
  const id = members.find(({ loginEmail }) => loginEmail === iris.email)?.id;
  const change = 'requirePasswordReset';
  expect((await send(emulator, 'POST', `/_emulator/members/${id}`, { body: { change } })).status).toBe(200);
  expect(getCode(await login(emulator, iris))).toBe('-19973');
  await post(emulator, `${RECOVERY}/send-email`, { email: iris.email });
  const { recoveryToken } = mailTo(emulator, iris.email);
  await post(emulator, `${RECOVERY}/recover`, { recoveryToken, password: iris.password });
  expect((await login(emulator, iris)).body.state).toBe('SUCCESS');
  await emulator.requirePasswordReset(iris.email);
  expect(getCode(await login(emulator, iris))).toBe('-19973');
  await expect(emulator.requirePasswordReset('nobody@demo.example')).rejects.toThrow('nobody@demo.example');
});
