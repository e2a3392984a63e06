import { createClient, isCartwrightError, type Client } from '@cartwright/core';
import { currentCart } from '@cartwright/ecom';
import { redirects } from '@cartwright/identity';
import * as backInStockNotifications from '@wix/auto_sdk_ecom_back-in-stock-notifications';
import * as officialCart from '@wix/auto_sdk_ecom_current-cart';
import * as earlierOrders from '@wix/auto_sdk_ecom_orders-1.0.103';
import * as authentication from '@wix/auto_sdk_identity_authentication';
import * as officialRedirects from '@wix/auto_sdk_redirects_redirects';
import * as products from '@wix/auto_sdk_stores_products';
import { createClient as createOfficialClient } from '@wix/sdk';
import { describe, expect, test } from 'vitest';
import { stubFetch } from '../harness/stub-fetch.js';

const modules: readonly [string, object][] = Object.entries({
  backInStockNotifications,
  officialCart,
  earlierOrders,
  authentication,
  officialRedirects,
  products,
});

test('groups of modules are bound as the official client binds them', async () => {
  const cart = { json: { cart: { id: 'c' } } };
  const theirs = stubFetch(cart, {});
  const own = stubFetch(cart, {});
  const official = createOfficialClient({ fetch: theirs.fetch }).use({
    currentCart: officialCart,
    group: { redirects: officialRedirects },
  });
  const ours = createClient({ fetch: own.fetch }).use({ currentCart, group: { redirects } });
  expect(await ours.currentCart.getCurrentCart()).toEqual(await official.currentCart.getCurrentCart());
  await official.group.redirects.createRedirectSession({ logout: { clientId: 'c' } });
  await ours.group.redirects.createRedirectSession({ logout: { clientId: 'c' } });
  const requests = ({ sent }: typeof own) => sent.map(({ method, path, body }) => ({ method, path, body }));
  expect(requests(own)).toEqual(requests(theirs));
});

describe('modules of the official packages are rejected', () => {
  test.each(modules)('%s', (name, module) => {
    const client: Client = createClient();
    for (const use of [
      () => client.use(module),
      () => client.use({ currentCart, group: { [name]: module } }),
      () => createClient({ modules: { [name]: module } }),
      () => createClient({ modules: { currentCart, [name]: module } }),
    ]) {
      let caught: unknown;
      try {
        use();
      } catch (error) {
        caught = error;
      }
      expect(isCartwrightError(caught) && caught.message).toMatch(/must be a module of Cartwright operations/);
    }
  });
});
