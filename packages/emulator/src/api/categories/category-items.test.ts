import { beforeEach, describe, expect, test } from 'vitest';
import { getCode, getCodes } from '../../testing/catalog-v3.js';
import { type TestCategory, TestTree, getItem, treeReference } from '../../testing/category-tree.js';

let tree: TestTree;
let cups: TestCategory;
let [a, b, c] = ['', '', ''];
beforeEach(async () => {
  tree = new TestTree();
  cups = await tree.create('Cups');
  [a, b, c] = [await tree.product('A'), await tree.product('B'), await tree.product('C')];
});

const remove = (id: string, itemIds: readonly string[]) =>
  tree.call('POST', `bulk/categories/${id}/remove-items`, { items: itemIds.map(getItem) });
const arrange = (id: string, itemIds: readonly string[]) =>
  tree.call('POST', `categories/${id}/set-arranged-items`, { items: itemIds.map(getItem) });
const ofItem = async (id: string) => {
  const item = `&item.catalogItemId=${id}&item.appId=${getItem(id).appId}`;
  return (await tree.read('categories/list-categories-for-item', { more: item })).body;
};
const allProducts = async (): Promise<string> =>
  ((await tree.read('categories/slug/all-products')).body['category'] as TestCategory).id;
const arranged = '&useCategoryArrangement=true';

test('adds and removes items, each with its own result and event', async () => {
  const added = await tree.add(cups, [a, 'unknown', b]);
  expect(getCodes(added)).toEqual([undefined, 'ITEM_NOT_FOUND', undefined]);
  expect(added.body.results[0]).toEqual({ itemMetadata: { item: getItem(a), originalIndex: 0, success: true } });
  expect(added.body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 });
  expect((await tree.get(cups.id)).itemCounter).toBe(2);
  expect(getCodes(await tree.add(cups, [a]))).toEqual([undefined]);
  expect(await tree.items(cups.id)).toEqual([b, a]);
  expect(getCodes(await remove(cups.id, [a, c]))).toEqual([undefined, undefined]);
  expect(await tree.items(cups.id)).toEqual([b]);
  expect(await tree.get(cups.id)).toMatchObject({ itemCounter: 1, revision: '1' });
  expect(tree.eventTypes(cups)).toEqual([
    ...['created', 'item_added_to_category', 'item_added_to_category', 'item_removed_from_category'],
  ]);
  const payloads = tree.store.emulator.events().map(({ payload }) => payload);
  expect(payloads.at(-1)).toMatchObject({
    slug: 'item_removed_from_category',
    actionEvent: { body: { categoryId: cups.id, removedItem: getItem(a), treeReference } },
  });
  expect(payloads.at(-3)).toMatchObject({ actionEvent: { body: { addedItem: getItem(a) } } });
});

test('lists the newest item first, also one that is added again', async () => {
  await tree.add(cups, [a, b, c]);
  await remove(cups.id, [b]);
  expect(await tree.items(cups.id)).toEqual([c, a]);
  await tree.add(cups, [b]);
  expect(await tree.items(cups.id)).toEqual([b, c, a]);
});

test('lists pages of items, with the order of the first page', async () => {
  await tree.add(cups, [a, b, c]);
  await arrange(cups.id, [a, b]);
  const page = async (more: string) => (await tree.read(`categories/${cups.id}/list-items`, { more })).body;
  const first = await page(`${arranged}&cursorPaging.limit=2`);
  expect(first).toMatchObject({ items: [getItem(a), getItem(b)], pagingMetadata: { count: 2 } });
  const cursor = encodeURIComponent(first.pagingMetadata.cursors.next ?? '');
  const second = await page(`&cursorPaging.limit=2&cursorPaging.cursor=${cursor}`);
  expect(second).toEqual({
    items: [getItem(c)],
    pagingMetadata: { count: 1, cursors: { prev: expect.any(String) as string } },
  });
  const posted = await tree.call('POST', `categories/${cups.id}/list-items`, { cursorPaging: { limit: 1 } });
  expect(posted.body['items']).toEqual([getItem(c)]);
  const tooLong = await tree.read(`categories/${cups.id}/list-items`, { more: '&cursorPaging.limit=101' });
  expect(getCode(tooLong)).toBe('MAX');
});

test('includes the items of subcategories once', async () => {
  const mugs = await tree.create('Mugs', {}, cups);
  const small = await tree.create('Small', { visible: false }, mugs);
  await tree.add(cups, [a]);
  await tree.add(small, [b]);
  await tree.add(mugs, [a, c]);
  expect(await tree.items(cups.id)).toEqual([a]);
  expect(await tree.items(cups.id, '&includeItemsFromSubcategories=true')).toEqual([c, a, b]);
  expect((await tree.get(cups.id)).itemCounter).toBe(1);
});

test('lists the categories of items with their ancestors', async () => {
  const mugs = await tree.create('Mugs', {}, cups);
  await tree.add(mugs, [a]);
  const all = await allProducts();
  expect(await ofItem(a)).toEqual({ directCategoryIds: [mugs.id, all], allCategoryIds: [mugs.id, all, cups.id] });
  expect(await ofItem('unknown')).toEqual({ directCategoryIds: [], allCategoryIds: [] });
  const path = 'categories/list-categories-for-items';
  const { body } = await tree.call('POST', path, { items: [a, b].map(getItem) });
  expect(body['categoriesForItems']).toEqual([
    { item: getItem(a), directCategoryIds: [mugs.id, all], indirectCategoryIds: [cups.id] },
    { item: getItem(b), directCategoryIds: [all], indirectCategoryIds: [] },
  ]);
  const other = { catalogItemId: a, appId: 'another-app' };
  const posted = await tree.call('POST', 'categories/list-categories-for-item', { item: other });
  expect(posted.body).toEqual({ directCategoryIds: [], allCategoryIds: [] });
});

describe('arranged items', () => {
  test('come first in their order, and are replaced as a whole', async () => {
    await tree.add(cups, [a, b, c]);
    expect((await arrange(cups.id, [b, a])).body['items']).toEqual([getItem(b), getItem(a)]);
    expect(await tree.items(cups.id, arranged)).toEqual([b, a, c]);
    expect(await tree.items(cups.id)).toEqual([c, b, a]);
    await arrange(cups.id, [c]);
    const { body } = await tree.read(`categories/${cups.id}/arranged-items`);
    expect(body['items']).toEqual([getItem(c)]);
    expect((await tree.get(cups.id)).revision).toBe('1');
    expect(tree.eventTypes(cups).slice(-2)).toEqual(['items_arranged_in_category', 'items_arranged_in_category']);
    expect(tree.store.emulator.events().at(-1)?.payload).toMatchObject({
      actionEvent: {
        body: { categoryId: cups.id, arrangedItems: [getItem(c)], removedItems: [getItem(b), getItem(a)] },
      },
    });
  });

  test('must be in the category, at most 100, and leave it with the item', async () => {
    await tree.add(cups, [a, b]);
    expect(getCode(await arrange(cups.id, [c]))).toBe('ITEM_NOT_IN_CATEGORY');
    const many = Array.from({ length: 101 }, () => a);
    expect(getCode(await arrange(cups.id, many))).toBe('MAX_SIZE');
    await arrange(cups.id, [a, b]);
    await remove(cups.id, [a]);
    await tree.add(cups, [a]);
    expect(await tree.items(cups.id, arranged)).toEqual([b, a]);
    await tree.store.call('DELETE', `products/${b}`);
    expect(await tree.items(cups.id, arranged)).toEqual([a]);
  });
});

test('changes the categories of an item', async () => {
  const mugs = await tree.create('Mugs');
  const change = (action: string, categoryIds: readonly string[]) =>
    tree.call('POST', `bulk/categories/${action}`, { item: getItem(a), categoryIds });
  const added = await change('add-item', [cups.id, 'unknown']);
  expect(getCodes(added)).toEqual([undefined, 'CATEGORY_NOT_FOUND']);
  expect(added.body.results[0]).toEqual({ itemMetadata: { id: cups.id, originalIndex: 0, success: true } });
  const set = await change('set-item-categories', [mugs.id]);
  expect(set.body).toMatchObject({
    addResults: [{ itemMetadata: { id: mugs.id, success: true } }],
    removeResults: [{ itemMetadata: { id: cups.id, success: true } }],
    bulkActionMetadata: { totalSuccesses: 2, totalFailures: 0, undetailedFailures: 0 },
  });
  expect((await ofItem(a))['directCategoryIds']).toEqual([mugs.id, await allProducts()]);
  expect(getCodes(await change('remove-item', [mugs.id, cups.id]))).toEqual([undefined, undefined]);
  expect((await change('set-item-categories', [])).body.bulkActionMetadata.totalSuccesses).toBe(0);
  expect((await ofItem(a))['directCategoryIds']).toEqual([await allProducts()]);
});

test('the category of all products has every product, which cannot be changed, and is not deleted', async () => {
  const id = await allProducts();
  const all = await tree.get(id);
  expect(all).toMatchObject({ slug: 'all-products', itemCounter: 3, managingAppId: getItem('').appId });
  expect(await tree.items(id)).toEqual([c, b, a]);
  await arrange(id, [b]);
  expect(await tree.items(id, arranged)).toEqual([b, c, a]);
  const item = getItem(a);
  const refused = [
    await tree.read(`categories/${id}`, { method: 'DELETE' }),
    await tree.add(all, [a]),
    await remove(id, [a]),
  ];
  expect(refused.map(getCode)).toEqual(refused.map(() => 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'));
  const { body } = await tree.call('POST', 'bulk/categories/set-item-categories', { item, categoryIds: [] });
  expect(body['removeResults']).toEqual([]);
  const category = { id, revision: all.revision, name: 'Everything' };
  expect((await tree.call('PATCH', `categories/${id}`, { category })).status).toBe(200);
});

test('limits the items of a call', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `item-${index}`);
  expect(getCode(await tree.add(cups, many(1001)))).toBe('MAX_SIZE');
  expect((await tree.add(cups, many(1000))).status).toBe(200);
  expect(getCode(await tree.add(cups, []))).toBe('MIN_SIZE');
  expect(getCode(await remove(cups.id, many(101)))).toBe('MAX_SIZE');
  const missing = await tree.call('POST', `bulk/categories/${cups.id}/add-items`, { items: [{ appId: 'x' }] });
  expect(missing.body.details?.validationError?.fieldViolations[0]?.field).toBe('items[0].catalogItemId');
});
