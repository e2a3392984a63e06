import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { DEMO_CLIENT_ID } from '../../kernel/state/demo.js';
import { IAM, iris, signIn } from '../../testing/member.js';
import { send, visitorToken } from '../../testing/visitor.js';

let emulator: Emulator;
beforeEach(() => {
  emulator = createEmulator({ seed: 1 });
});

const MY_MEMBER = '/members/v1/members/my';

describe('logout', () => {
  const logout = (query: string, token: string, headers: Record<string, string> = {}) =>
    send<{ statusCode: number; headers: unknown[] }>(emulator, 'GET', `${IAM}/v1/logout?${query}`, { token, headers });

  test('ends the session of the token and returns the redirect', async () => {
    const { access_token: token } = await signIn(emulator, iris);
    const query = new URLSearchParams({ postLogoutRedirectUri: 'http://localhost:5173/bye', clientId: DEMO_CLIENT_ID });
    const { status, body } = await logout(query.toString(), token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      statusCode: 303,
      headers: [{ key: 'Location', value: 'http://localhost:5173/bye' }],
    });
    expect((await send(emulator, 'GET', MY_MEMBER, { token })).status).toBe(401);
  });

  test('redirects a browser to registered addresses only', async () => {
    const token = await visitorToken(emulator);
    const browser = { accept: 'text/html,*/*' };
    const good = await logout('postLogoutRedirectUri=http%3A%2F%2Flocalhost%3A5173%2F', token, browser);
    expect([good.status, good.headers.get('location')]).toEqual([303, 'http://localhost:5173/']);
    for (const address of ['https://evil.test/', 'javascript:alert(1)', '//evil.test']) {
      const bad = await logout(`postLogoutRedirectUri=${encodeURIComponent(address)}`, token, browser);
      expect([bad.status, bad.headers.get('location')]).toEqual([400, null]);
    }
  });
});
