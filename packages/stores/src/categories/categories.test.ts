import { createClient } from '@cartwright/core';
import { createWebhooks } from '@cartwright/core/webhooks';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { expect, test } from 'vitest';
import { stubFetch, type StubResponse } from '../../../core/src/testing/stub-fetch.js';
import { categories } from '../index.js';

const treeReference = { appNamespace: '@wix/stores', treeKey: null };

function open(...responses: StubResponse[]) {
  const { fetch, sent } = stubFetch(...responses);
  return { categories: createClient({ modules: { categories }, fetch }).categories, sent };
}

test('queryCategories: sends the tree with the query, and no empty filter', async () => {
  const { categories: module, sent } = open({ categories: [{ id: 'hats' }] });
  const page = await module
    .queryCategories({ treeReference, fields: ['DESCRIPTION'] })
    .ascending('name')
    .find();
  expect(page.items).toEqual([{ _id: 'hats' }]);
  await module.queryCategories({ treeReference }).eq('parentCategory._id', 'hats').find();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      treeReference,
      fields: ['DESCRIPTION'],
      query: { cursorPaging: { limit: 50 }, sort: [{ fieldName: 'name', order: 'ASC' }] },
    },
    { treeReference, query: { cursorPaging: { limit: 50 }, filter: { 'parentCategory.id': 'hats' } } },
  ]);
});

test('listCategoriesForItems: sends the items in the body', async () => {
  const { categories: module, sent } = open({ categoriesForItems: [{ directCategoryIds: ['hats'] }] });
  const items = [{ catalogItemId: 'cap', appId: 'stores' }];
  expect(await module.listCategoriesForItems(items, { treeReference })).toEqual({
    categoriesForItems: [{ directCategoryIds: ['hats'] }],
  });
  expect(sent[0]).toMatchObject({ method: 'POST', body: { items, treeReference } });
});

test('bulkAddItemsToCategory: returns the error of each item that failed', async () => {
  const error = { code: 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED' };
  const { categories: module } = open({
    results: [{ itemMetadata: { item: { catalogItemId: 'cap' }, originalIndex: 0, success: false, error } }],
  });
  const items = [{ catalogItemId: 'cap', appId: 'stores' }];
  const { results } = await module.bulkAddItemsToCategory('all', items, { treeReference });
  expect(results?.[0]?.itemMetadata?.error?.code).toBe(
    categories.CategoryErrorCode.MANAGED_CATEGORY_OPERATION_NOT_ALLOWED,
  );
});

test('events: entities are converted, and actions keep their data', async () => {
  const { publicKey, signEvent } = await createEventSigner();
  const webhooks = createWebhooks({ publicKey });
  const received: object[] = [];
  webhooks.on(categories.onCategoryCreated, ({ entity }) => void received.push(entity));
  webhooks.on(categories.onCategoryMoved, ({ data }) => void received.push(data));
  const entity = { _id: 'hats', _createdDate: new Date('2026-01-02T03:04:05.000Z') };
  await webhooks.process(await signEvent(categories.onCategoryCreated, { entity }));
  const data = { categoryId: 'hats', parentCategory: { _id: 'all', index: 1 }, treeReference };
  await webhooks.process(await signEvent(categories.onCategoryMoved, { data }));
  expect(received).toEqual([entity, data]);
});
