import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { DEMO_API_KEY, DEMO_APP_ID, DEMO_APP_SECRET, DEMO_CLIENT_ID } from '../../kernel/state/demo.js';
import { send } from '../../testing/visitor.js';

const SEARCH = '/ecom/v1/orders/search';

test('the first call of a store may be one of the merchant, by API key', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const search = async (siteId: string) =>
    (
      await send(emulator, 'POST', SEARCH, {
        body: {},
        headers: { authorization: DEMO_API_KEY, 'wix-site-id': siteId },
      })
    ).status;
  expect(await search('fresh')).toBe(200);
  expect(emulator.requests({ clientId: 'fresh' })).toHaveLength(1);
  expect([await search(DEMO_CLIENT_ID), await search('no site'), await search('')]).toEqual([401, 401, 401]);
  const registered = createEmulator({ seed: 'empty', clients: [{ clientId: 'web', siteId: 'site' }] });
  const statuses = ['site', 'web', 'fresh'].map(
    async (siteId) =>
      (
        await send(registered, 'POST', SEARCH, {
          body: {},
          headers: { authorization: DEMO_API_KEY, 'wix-site-id': siteId },
        })
      ).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 401, 401]);
});

test('the first call of a store may be one of an app', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const { body, status } = await send<{ access_token: string }>(emulator, 'POST', '/oauth2/token', {
    body: {
      grantType: 'client_credentials',
      clientId: DEMO_APP_ID,
      clientSecret: DEMO_APP_SECRET,
      instanceId: 'fresh',
    },
  });
  expect(status).toBe(200);
  expect((await send(emulator, 'POST', SEARCH, { body: {}, token: body.access_token })).status).toBe(200);
});
