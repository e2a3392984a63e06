import { createClient } from '@cartwright/core';
import { currentCartV2 } from '@cartwright/ecom/modules';
import { createEmulator } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { createCatalog } from '@cartwright/stores/catalog';
import { toLineItem } from '@cartwright/stores/selection';
import { createClient as createOfficialClient } from '@wix/sdk';
import * as officialCart from '@wix/auto_sdk_ecom_current-cart-v-2';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('a client of the official SDK shares the session of a client', async () => {
  const emulator = createEmulator();
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => emulator.fetch(new Request(input, init)));
  const client = createClient({ auth: OAuthStrategy({ clientId: 'your-client-id' }), modules: { currentCartV2 } });
  const official = createOfficialClient({ auth: client.auth, modules: { currentCart: officialCart } });
  const product = (await createCatalog(client).getProduct({ slug: 'finch-tote' }))!;
  await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [toLineItem(product, {})] });
  const { cart } = await official.currentCart.getCurrentCart();
  expect(cart?.lineItems?.length).toBe(1);
  expect(emulator.requests({ path: '/oauth2/token' })).toHaveLength(1);
});
