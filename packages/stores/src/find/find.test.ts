import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { expect, test } from 'vitest';
import { categories, collections, inventoryItemsV3, products, productsV3, readOnlyVariantsV3 } from '../index.js';
import * as find from './index.js';

const builders = { categories, collections, inventoryItemsV3, products, productsV3, readOnlyVariantsV3 };

/** A merchant's client of the emulator, and the requests that it sent. */
function open(catalogVersion: 'v1' | 'v3') {
  const emulator = createEmulator({ catalogVersion });
  const sent: string[] = [];
  const client = createClient({
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
    modules: { find, ...builders },
    apiUrl: 'http://localhost',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(`${request.method} ${request.url} ${await request.clone().text()}`);
      return emulator.fetch(request);
    },
  });
  return { ...client, sent };
}

/** Expects both calls to send one request each, the same one, and to return the same items. */
async function expectSame<Item>(
  sent: readonly string[],
  found: Promise<readonly Item[] | undefined>,
  queried: Promise<readonly Item[] | undefined>,
) {
  const [one, other] = [await found, await queried];
  expect(one?.length).toBeGreaterThan(0);
  expect(one).toEqual(other);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toBe(sent[1]);
}

const limit = { limit: 3 };

test('findProducts sends and returns what queryProducts does', async () => {
  const { find, products, sent } = open('v1');
  const query = { filter: { slug: { $startsWith: 'f' } }, paging: limit };
  await expectSame(
    sent,
    find.findProducts(query).then((page) => page.products),
    products.queryProducts(query).then((page) => page.products),
  );
});

test('findCollections sends and returns what queryCollections does', async () => {
  const { find, collections, sent } = open('v1');
  const query = { sort: [{ fieldName: 'name' as const }], paging: limit };
  await expectSame(
    sent,
    find.findCollections(query).then((page) => page.collections),
    collections.queryCollections(query).then((page) => page.collections),
  );
});

test('findProductsV3 returns the requested fields', async () => {
  const { find, productsV3, sent } = open('v3');
  const query = { filter: { visible: true }, cursorPaging: limit };
  const options = { fields: ['PLAIN_DESCRIPTION'] } as const;
  const found = find.findProductsV3(query, options);
  await expectSame(
    sent,
    found.then((page) => page.products),
    productsV3.queryProducts(query, options).then((page) => page.products),
  );
  expect((await found).products?.[0]?.plainDescription).toEqual(expect.any(String));
});

test('findCategories, findInventoryItems and findVariants send and return what the query operations do', async () => {
  const query = { cursorPaging: limit };
  const tree = { treeReference: { appNamespace: '@wix/stores', treeKey: null } };
  const first = open('v3');
  await expectSame(
    first.sent,
    first.find.findCategories(query, tree).then((page) => page.categories),
    first.categories.queryCategories(query, tree).then((page) => page.categories),
  );
  const second = open('v3');
  await expectSame(
    second.sent,
    second.find.findInventoryItems(query).then((page) => page.inventoryItems),
    second.inventoryItemsV3.queryInventoryItems(query).then((page) => page.inventoryItems),
  );
  const third = open('v3');
  await expectSame(
    third.sent,
    third.find.findVariants(query).then((page) => page.variants),
    third.readOnlyVariantsV3.queryVariants(query).then((page) => page.variants),
  );
});

test('options of the call come last', async () => {
  const { find } = open('v3');
  const signal = AbortSignal.abort();
  await expect(find.findProductsV3({}, {}, { signal })).rejects.toMatchObject({ code: 'aborted' });
  await expect(find.findInventoryItems({}, { signal })).rejects.toMatchObject({ code: 'aborted' });
});
