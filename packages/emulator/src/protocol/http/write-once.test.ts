import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { DEMO_API_KEY, DEMO_SITE_ID } from '../../kernel/state/demo.js';
import { send, visitorToken } from '../../testing/visitor.js';

interface Page {
  readonly products: readonly { readonly id: string; readonly name: string; readonly [field: string]: unknown }[];
}

const merchant = { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID };

async function startStore() {
  const emulator = createEmulator({ catalogVersion: 'v1' });
  const token = await visitorToken(emulator);
  const body = { query: { paging: { limit: 1 } } };
  const path = '/stores-reader/v1/products/query-platformized';
  return {
    emulator,
    list: async (more: { readonly token?: string; readonly headers?: Record<string, string> } = { token }) => {
      const { body: page } = await send<Page>(emulator, 'POST', path, { body, ...more });
      return page.products[0]!;
    },
    listForMerchant: async () => {
      const more = { body: { ...body, includeMerchantSpecificData: true }, headers: merchant };
      return (await send<Page>(emulator, 'POST', path, more)).body.products[0]!;
    },
  };
}

test('a list has the current products, also after a change and a reset', async () => {
  const { emulator, list } = await startStore();
  const before = await list();
  const changed = { body: { product: { name: 'Émile’s mug 🍵' } }, headers: merchant };
  await send(emulator, 'PATCH', `/stores/v1/products/${before.id}`, changed);
  expect(await list()).toMatchObject({ id: before.id, name: 'Émile’s mug 🍵' });
  expect(await list()).toMatchObject({ id: before.id, name: 'Émile’s mug 🍵' });
  await emulator.reset();
  expect(await list()).toEqual(before);
});

test('a list has what its caller may see', async () => {
  const { list, listForMerchant } = await startStore();
  const shown = await list();
  expect(await listForMerchant()).toHaveProperty('costRange');
  expect(await list()).toEqual(shown);
  expect(shown).not.toHaveProperty('costRange');
});

test('the request log shows the products of a list', async () => {
  const { emulator, list } = await startStore();
  const products = [await list()];
  expect(emulator.requests().at(-1)?.response).toMatchObject({ products });
});
