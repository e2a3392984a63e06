import { beforeAll, expect, test } from 'vitest';
import { getCode } from '../../testing/catalog-v3.js';
import { type TestCategory, TestTree } from '../../testing/category-tree.js';

const tree = new TestTree();
let kitchen: TestCategory;
beforeAll(async () => {
  kitchen = await tree.create('Kitchen', { description: 'Pots and cups' });
  await tree.create('Tea cups', {}, kitchen);
  await tree.create('Coffee cups', { visible: false }, kitchen);
});

const search = async (request: object, more: object = {}) => {
  const { body } = await tree.call('POST', 'categories/search', { search: request, ...more });
  return { body, names: (body['categories'] as TestCategory[]).map(({ name }) => name) };
};
const count = async (request: object) => (await tree.call('POST', 'categories/count', request)).body.count;

test('finds words in names and descriptions', async () => {
  expect((await search({ search: { expression: 'cups' } })).names).toEqual(['Kitchen', 'Tea cups']);
  expect((await search({ search: { expression: 'cups', fields: ['name'] } })).names).toEqual(['Tea cups']);
  const all = { returnNonVisibleCategories: true };
  expect((await search({ search: { expression: 'coffe', fuzzy: true } }, all)).names).toEqual(['Coffee cups']);
  const found = await search({ search: { expression: 'pots' } }, { fields: ['DESCRIPTION'] });
  expect(found.body['categories']).toMatchObject([{ description: 'Pots and cups' }]);
});

test('counts the categories of each parent', async () => {
  const aggregations = [{ name: 'parents', type: 'VALUE', fieldPath: 'parentCategory.id' }];
  const { body, names } = await search({ aggregations, cursorPaging: { limit: 0 } });
  expect(names).toEqual([]);
  expect(body['aggregationData']).toEqual({
    results: [{ ...aggregations[0], values: { results: [{ value: kitchen.id, count: 1 }] } }],
  });
});

test('counts by filter and free text', async () => {
  expect(await count({})).toBe(4);
  expect(await count({ returnNonVisibleCategories: true })).toBe(5);
  expect(await count({ filter: { 'parentCategory.id': kitchen.id }, returnNonVisibleCategories: true })).toBe(2);
  expect(await count({ search: { expression: 'tea' }, filter: {} })).toBe(1);
});

test('filters, sorts and pages through declared fields', async () => {
  const filter = { 'treeReference.appNamespace': '@wix/stores', 'treeReference.treeKey': null };
  const sort = [{ fieldName: 'name', order: 'DESC' }];
  expect(await tree.names({ filter, sort, cursorPaging: { limit: 2 } })).toEqual(['Tea cups', 'Kitchen']);
  const filters = [{ slug: 'kitchen' }, { id: { $in: [kitchen.id] } }, { name: { $startsWith: 'kit' } }];
  for (const each of filters) expect(await tree.names({ filter: each })).toEqual(['Kitchen']);
  const { body } = await tree.call('POST', 'categories/query', { query: { cursorPaging: { limit: 3 } } });
  expect(body.pagingMetadata).toMatchObject({ count: 3, hasNext: true });
  const { next: cursor } = body.pagingMetadata.cursors;
  expect(await tree.names({ filter: {}, cursorPaging: { cursor } })).toEqual(['Tea cups']);
  expect(getCode(await tree.call('POST', 'categories/query', { query: { cursorPaging: { limit: 1001 } } }))).toBe(
    'MAX',
  );
});

test.each([
  [{ filter: { description: 'a' } }, "Field 'description' is not declared as filterable"],
  [{ filter: { itemCounter: 1 } }, "Field 'itemCounter' is not declared as filterable"],
  [{ sort: [{ fieldName: 'slug' }] }, "Field 'slug' is not declared as sortable"],
])('refuses %j', async (query, message) => {
  const { body, status } = await tree.call('POST', 'categories/query', { query });
  expect([status, body.message]).toEqual([400, message]);
  expect(body.details?.validationError?.fieldViolations[0]?.description).toBe(message);
});
