import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { catalogItem } from '../../testing/catalog-item.js';
import { newShopper } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';
import { DEMO_APP_ID } from '../../kernel/state/demo.js';

test('the key set verifies the payloads posted to apps', async () => {
  const posted: string[] = [];
  const emulator = createEmulator({
    webhooks: [{ url: 'http://app.test/webhooks' }],
    fetch: async (request) => {
      posted.push(await request.text());
      return new Response();
    },
  });
  const shopper = await newShopper(emulator);
  const { catalogItemId, options } = await catalogItem(emulator);
  await shopper.add(catalogItemId, 1, options);
  await emulator.webhooks.settled();

  const { body } = await send<{ body: string; statusCode: number }>(emulator, 'GET', '/oauth2/jwks');
  const keys = JSON.parse(atob(body.body)) as JSONWebKeySet;
  const { payload } = await jwtVerify(posted[0] ?? '', createLocalJWKSet(keys), { audience: DEMO_APP_ID });
  expect(payload['data']).toEqual(expect.any(String));
  expect(body.statusCode).toBe(200);
  expect(Object.keys(keys.keys[0] ?? {})).not.toContain('d');
  emulator.close();
});
