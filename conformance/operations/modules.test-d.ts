import { createClient } from '@cartwright/core';
import * as ecom from '@cartwright/ecom';
import * as identity from '@cartwright/identity';
import * as stores from '@cartwright/stores';
import * as officialCart from '@wix/auto_sdk_ecom_current-cart';
import * as officialProducts from '@wix/auto_sdk_stores_products';
import { expectTypeOf, test } from 'vitest';

const { authentication, members, oauth, recovery, redirects, signOnPolicy, verification } = identity;

test('all namespaces are taken, alone, together and in groups', () => {
  const all = { ...ecom, ...stores, authentication, members, oauth, recovery, redirects, signOnPolicy, verification };
  const client = createClient({ modules: { ...all, shop: { ecom, stores } } });
  expectTypeOf(client.currentCart).toEqualTypeOf(ecom.currentCart);
  expectTypeOf(client.shop.stores.products).toEqualTypeOf(stores.products);
  expectTypeOf(client.use(ecom).orders).toEqualTypeOf(ecom.orders);
  expectTypeOf(client.use(stores.products)).toEqualTypeOf(stores.products);
});

test('modules of the official packages are not', () => {
  const client = createClient();
  // @ts-expect-error import it from @cartwright/ecom
  client.use(officialCart);
  // @ts-expect-error import it from @cartwright/stores
  client.use({ currentCart: ecom.currentCart, products: officialProducts });
  // @ts-expect-error import it from @cartwright/stores
  createClient({ modules: { currentCart: ecom.currentCart, products: officialProducts } });
});
