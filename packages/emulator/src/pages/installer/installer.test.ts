import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { DEMO_APP_ID, DEMO_APP_SECRET, DEMO_SITE_ID } from '../../kernel/state/demo.js';
import type { Tokens } from '../../testing/member.js';
import { send, visitorToken } from '../../testing/visitor.js';

const REDIRECT = 'http://localhost:5173/installed';

const openPage = async (emulator: Emulator, changes: Record<string, string> = {}) => {
  const query = new URLSearchParams({ appId: DEMO_APP_ID, redirectUrl: REDIRECT, state: 'state-1', ...changes });
  const response = await emulator.fetch(new Request(`http://localhost/installer/install?${query.toString()}`));
  return { status: response.status, html: await response.text() };
};

async function install(emulator: Emulator): Promise<URLSearchParams> {
  const { html } = await openPage(emulator);
  const installation = /name="installation" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  const submit = () => {
    const body = new URLSearchParams({ installation });
    return emulator.fetch(new Request(new URL(action, 'http://localhost'), { method: 'POST', body }));
  };
  const url = new URL((await submit()).headers.get('location') ?? '');
  expect(`${url.origin}${url.pathname}`).toBe(REDIRECT);
  expect((await submit()).status).toBe(400);
  return url.searchParams;
}

const requestToken = (emulator: Emulator, body: object) =>
  send<Tokens>(emulator, 'POST', '/oauth/access', {
    body: { client_id: DEMO_APP_ID, client_secret: DEMO_APP_SECRET, ...body },
  });
const readPolicy = async (emulator: Emulator, token: string) =>
  (await send(emulator, 'GET', '/iam/signon/v1/sign-on-policies', { token })).status;

test('an installed app exchanges its code for tokens once, and refreshes them', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const response = await install(emulator);
  expect([response.get('state'), response.get('instanceId')]).toEqual(['state-1', DEMO_SITE_ID]);
  const exchange = () => requestToken(emulator, { grant_type: 'authorization_code', code: response.get('code') });
  const { body: tokens } = await exchange();
  expect(await readPolicy(emulator, tokens.access_token)).toBe(200);
  const renewal = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
  const { body: renewed } = await requestToken(emulator, renewal);
  expect(renewed.refresh_token).toBe(tokens.refresh_token);
  expect(await readPolicy(emulator, renewed.access_token)).toBe(200);
  expect((await requestToken(emulator, { ...renewal, client_secret: 'wrong' })).status).toBe(401);

  expect((await exchange()).body.error).toBe('invalid_grant');
  expect(await readPolicy(emulator, renewed.access_token)).toBe(401);
  expect((await requestToken(emulator, renewal)).body.error).toBe('invalid_grant');
});

test('the refresh token of an app requires the app secret', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const code = (await install(emulator)).get('code');
  const { body: tokens } = await requestToken(emulator, { grant_type: 'authorization_code', code });
  const stolen = await send<Tokens>(emulator, 'POST', '/oauth2/token', {
    body: { grantType: 'refresh_token', refreshToken: tokens.refresh_token },
  });
  expect([stolen.status, stolen.body.error]).toEqual([400, 'invalid_grant']);
});

test('exchanges a platform token for a token of the app', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const { body: given } = await requestToken(emulator, { grant_type: 'client_credentials', instance_id: DEMO_SITE_ID });
  const strip = (access_token: string, client_secret: string = DEMO_APP_SECRET) =>
    send<Tokens>(emulator, 'POST', '/oauth2/token', {
      body: { grant_type: 'strip_bound_session', client_secret, access_token },
    });
  const { body: own } = await strip(given.access_token);
  expect(await readPolicy(emulator, own.access_token)).toBe(200);
  expect((await strip(await visitorToken(emulator))).body.error).toBe('invalid_grant');
  expect((await strip('made-up')).status).toBe(400);
  expect((await strip(given.access_token, 'wrong')).status).toBe(401);
});

test('a code lives ten minutes', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const code = (await install(emulator)).get('code');
  emulator.clock().advance(600_000);
  expect((await requestToken(emulator, { grant_type: 'authorization_code', code })).body.error).toBe('invalid_grant');
});

test('unknown apps and addresses are refused', async () => {
  const apps = [{ appId: 'mine', appSecret: 'secret', redirectUrls: ['https://app.test/installed'] }];
  const emulator = createEmulator({ seed: 'empty', apps });
  const open = async (changes: Record<string, string>) => (await openPage(emulator, changes)).status;
  expect(await open({ appId: 'mine', redirectUrl: 'https://app.test/installed' })).toBe(200);
  expect(await open({ appId: 'mine', redirectUrl: 'https://app.test/installed/' })).toBe(400);
  expect(await open({ appId: 'mine', redirectUrl: REDIRECT })).toBe(400);
  expect(await open({})).toBe(400);
  const demo = createEmulator({ seed: 'empty' });
  for (const redirectUrl of ['https://evil.test/', 'javascript:alert(1)', '', 'http://localhost.evil.test/']) {
    expect((await openPage(demo, { redirectUrl })).status).toBe(400);
  }
});
