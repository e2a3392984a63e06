import { describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { DEMO_CLIENT_ID } from '../../kernel/state/demo.js';
import { CALLBACK, iris, openLogin, changeSettings, signIn } from '../../testing/member.js';
import { send, visitorToken } from '../../testing/visitor.js';

const getRejection = async (request: object, emulator = createEmulator({ seed: 'empty' })) => {
  const { body, status } = await openLogin(emulator, request);
  const { field, violatedRule } = body.details?.validationError?.fieldViolations[0] ?? {};
  return [status, field, violatedRule];
};

describe('a redirect session for sign-in', () => {
  test.each([
    [{ codeChallengeMethod: 'plain' }, 'codeChallengeMethod'],
    [{ codeChallengeMethod: undefined }, 'codeChallengeMethod'],
    [{ codeChallenge: undefined }, 'codeChallenge'],
    [{ codeChallenge: 'short' }, 'codeChallenge'],
    [{ responseType: 'token' }, 'responseType'],
    [{ responseMode: 'form_post' }, 'responseMode'],
    [{ scope: 'openid' }, 'scope'],
    [{ state: '' }, 'state'],
    [{ clientId: 'another-client' }, 'clientId'],
    [{ redirectUri: '' }, 'redirectUri'],
    [{ redirectUri: 'https://evil.test/callback' }, 'redirectUri'],
    [{ redirectUri: 'http://localhost.evil.test/callback' }, 'redirectUri'],
    [{ redirectUri: 'http://localhost:5173@evil.test/' }, 'redirectUri'],
    [{ redirectUri: 'javascript:alert(1)' }, 'redirectUri'],
    [{ redirectUri: `${CALLBACK}#fragment` }, 'redirectUri'],
  ])('rejects %o', async (request, field) => {
    const [status, at] = await getRejection(request);
    expect([status, at]).toEqual([400, `auth.authRequest.${field}`]);
  });

  test('matches redirect URIs exactly', async () => {
    const shop = { clientId: DEMO_CLIENT_ID, redirectUris: ['https://shop.test/callback'] };
    const emulator = createEmulator({ seed: 'empty', clients: [shop] });
    const ask = async (redirectUri: string) => (await openLogin(emulator, { redirectUri })).status;
    expect(await ask('https://shop.test/callback')).toBe(200);
    for (const address of [
      ...['https://shop.test/callback/', 'https://shop.test/callback?x=1', 'https://shop.test/Callback'],
      ...['https://shop.test/callback/../other', 'https://shop.test:443/callback', 'http://shop.test/callback'],
      ...['https://shop.test/', 'https://shop.test.evil.test/callback', 'http://localhost/callback'],
    ]) {
      expect([address, await ask(address)]).toEqual([address, 400]);
    }
    await changeSettings(emulator, { redirectUris: ['http://localhost/callback', 'my-app://callback'] });
    expect(await ask('http://localhost/callback')).toBe(200);
    expect(await ask('my-app://callback')).toBe(200);
    expect(await ask('https://shop.test/callback')).toBe(400);
  });
});

test('the hosted logout page ends the member’s session', async () => {
  const emulator = createEmulator({ seed: 1 });
  const { access_token: token } = await signIn(emulator, iris);
  const body = { logout: { clientId: DEMO_CLIENT_ID }, callbacks: { postFlowUrl: 'http://localhost:5173/' } };
  const session = await send<{ redirectSession: { fullUrl: string } }>(emulator, 'POST', '/v1/redirect-session', {
    body,
    token,
  });
  const my = async () => (await send(emulator, 'GET', '/members/v1/members/my', { token })).status;
  expect(await my()).toBe(200);
  const page = await emulator.fetch(new Request(session.body.redirectSession.fullUrl));
  expect([page.status, page.headers.get('location')]).toEqual([303, 'http://localhost:5173/']);
  expect(page.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await my()).toBe(401);
});

test('a login without an application redirects back to the shop', async () => {
  const emulator = createEmulator({ seed: 1 });
  const body = { login: {}, callbacks: { postFlowUrl: 'http://localhost:5173/account' } };
  const token = await visitorToken(emulator);
  const session = await send<{ redirectSession: { fullUrl: string } }>(emulator, 'POST', '/v1/redirect-session', {
    body,
    token,
  });
  const { fullUrl } = session.body.redirectSession;
  const html = await (await emulator.fetch(new Request(fullUrl))).text();
  const formToken = /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const form = new URLSearchParams({ formToken, ...iris });
  const response = await emulator.fetch(new Request(fullUrl, { method: 'POST', body: form }));
  expect([response.status, response.headers.get('location')]).toEqual([303, 'http://localhost:5173/account']);
});
