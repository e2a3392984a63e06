import { expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { DEMO_API_KEY, DEMO_APP_ID, DEMO_CLIENT_ID } from '../../kernel/state/demo.js';
import { catalogItem } from '../../testing/catalog-item.js';
import { newShopper, createShopper } from '../../testing/shopper.js';
import { readPluginRequest } from '../../testing/read-plugin-request.js';
import { send } from '../../testing/visitor.js';

const newMember = async (emulator: Emulator): Promise<string> => {
  const body = { email: 'ada@example.com', password: 'correct horse' };
  return (await send<{ id: string }>(emulator, 'POST', '/_emulator/members', { body })).body.id;
};

async function signIn(emulator: Emulator, visitorToken: string, memberId: string) {
  const { body } = await send<{ access_token: string }>(emulator, 'POST', '/oauth2/token', {
    token: `${visitorToken},${DEMO_API_KEY}`,
    body: { clientId: DEMO_CLIENT_ID, grantType: 'authorized_client', scope: 'offline_access', memberId },
  });
  return createShopper(emulator, body.access_token);
}

it("transfers the visitor's cart to the member, and merges a later visitor's cart", async () => {
  const emulator = createEmulator();
  const { catalogItemId, options } = await catalogItem(emulator);
  const memberId = await newMember(emulator);

  const first = await newShopper(emulator);
  const cartId = (await first.add(catalogItemId, 2, options)).body.cart?.id;
  await first.cart('PATCH', undefined, { couponCode: 'WELCOME10' });
  const checkoutId = await first.checkOut();
  const member = await signIn(emulator, first.token, memberId);
  const adopted = (await member.cart('GET')).body.cart;
  expect(adopted).toMatchObject({ id: cartId, buyerInfo: { memberId }, lineItems: [{ quantity: 2 }] });
  expect((await first.cart('GET')).status).toBe(404);
  expect((await member.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).status).toBe(200);

  const second = await newShopper(emulator);
  await second.add(catalogItemId, 3, options);
  const repeated = await signIn(emulator, second.token, memberId);
  const merged = (await repeated.cart('GET')).body.cart;
  expect(merged).toMatchObject({
    id: cartId,
    lineItems: [{ quantity: 5 }],
    appliedDiscounts: [{ coupon: { code: 'WELCOME10' } }],
  });
  expect((await member.cart('GET')).body.cart).toEqual(merged);
});

it('merges items of another catalog only if their options are equal', async () => {
  const emulator = createEmulator({
    servicePlugins: [{ type: 'ECOM_CATALOG', url: 'http://app.test' }],
    fetch: async (request) => {
      const { catalogReferences } = await readPluginRequest<{ catalogReferences: { catalogReference: object }[] }>(
        request,
      );
      const data = { productName: { original: 'Yoga' }, price: '20.00', itemType: { preset: 'SERVICE' } };
      return Response.json({ catalogItems: catalogReferences.map((one) => ({ ...one, data })) });
    },
  });
  const memberId = await newMember(emulator);
  const add = async (level: string) => {
    const shopper = await newShopper(emulator);
    const catalogReference = { appId: DEMO_APP_ID, catalogItemId: 'yoga', options: { level } };
    await shopper.cart('POST', 'add-to-cart', { lineItems: [{ quantity: 1, catalogReference }] });
    const member = await signIn(emulator, shopper.token, memberId);
    return (await member.cart('GET')).body.cart?.lineItems.map(({ quantity }) => quantity);
  };
  expect(await add('easy')).toEqual([1]);
  expect(await add('hard')).toEqual([1, 1]);
  expect(await add('easy')).toEqual([2, 1]);
});
