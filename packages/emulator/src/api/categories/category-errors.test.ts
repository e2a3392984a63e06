import { beforeEach, expect, test } from 'vitest';
import { getCode, getCodes } from '../../testing/catalog-v3.js';
import { type TestCategory, TestTree, getItem } from '../../testing/category-tree.js';

let tree: TestTree;
beforeEach(() => {
  tree = new TestTree();
});

const create = (category: object) => tree.call('POST', 'categories', { category });
const move = (id: string, place: object) => tree.call('POST', `categories/${id}/move`, place);
const update = ({ id, revision }: TestCategory, changes: object) =>
  tree.call('PATCH', `categories/${id}`, { category: { id, revision, ...changes } });

test('NAMESPACE_NOT_FOUND_IN_DEV_CENTER, for another namespace in any call', async () => {
  const treeReference = { appNamespace: '@example/app' };
  const other = '?treeReference.appNamespace=%40example%2Fapp';
  const { id } = await tree.create('Cups');
  const responses = [
    await tree.call('POST', 'categories', { category: { name: 'Cups' }, treeReference }),
    await tree.call('POST', 'categories/query', { query: {}, treeReference }),
    await tree.call('GET', `categories/${id}${other}`),
    await tree.call('DELETE', `categories/${id}${other}`),
  ];
  for (const response of responses)
    expect([response.status, getCode(response)]).toEqual([404, 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER']);
});

test('TREES_LIMIT_EXCEEDED, for a category in a second tree', async () => {
  const treeReference = { appNamespace: '@wix/stores', treeKey: 'second' };
  expect(getCode(await tree.call('POST', 'categories', { category: { name: 'Cups' }, treeReference }))).toBe(
    'TREES_LIMIT_EXCEEDED',
  );
  expect(getCode(await tree.call('POST', 'categories/query', { query: {}, treeReference }))).toBe('TREE_NOT_FOUND');
});

test('DUPLICATE_SLUG and DUPLICATE_HANDLE, for those of another category', async () => {
  const { handle, id } = await tree.create('Cups');
  const other = await tree.create('Mugs');
  const slug = await create({ name: 'A', slug: 'cups' });
  expect([slug.status, getCode(slug)]).toEqual([409, 'DUPLICATE_SLUG']);
  const duplicate = await create({ name: 'A', handle });
  expect([duplicate.status, getCode(duplicate)]).toEqual([409, 'DUPLICATE_HANDLE']);
  expect(duplicate.body.details?.applicationError?.data).toEqual({ existingCategoryId: id });
  expect(getCode(await update(other, { slug: 'cups' }))).toBe('DUPLICATE_SLUG');
  expect((await update(other, { slug: 'mugs' })).status).toBe(200);
});

test('REMOVED_SLUG, for an update without a slug', async () => {
  const cups = await tree.create('Cups');
  for (const slug of ['', null]) expect(getCode(await update(cups, { slug }))).toBe('REMOVED_SLUG');
});

test('CATEGORY_DEPTH_LIMIT_EXCEEDED, for more than 5 levels', async () => {
  const path = [await tree.create('1')];
  for (const name of ['2', '3', '4', '5']) path.push(await tree.create(name, {}, path.at(-1)));
  const lowest = path.at(-1);
  expect(getCode(await create({ name: '6', parentCategory: { id: lowest?.id } }))).toBe(
    'CATEGORY_DEPTH_LIMIT_EXCEEDED',
  );
  const other = await tree.create('Other');
  await tree.create('Child', {}, other);
  const tooDeep = await move(other.id, { parentCategoryId: path[3]?.id, position: 'LAST' });
  expect(getCode(tooDeep)).toBe('CATEGORY_DEPTH_LIMIT_EXCEEDED');
  expect((await move(other.id, { parentCategoryId: path[2]?.id, position: 'LAST' })).status).toBe(200);
});

test('CATEGORIES_LIMIT_PER_TREE_EXCEEDED, for more than 1,000 categories', async () => {
  for (let count = 2; count < 1000; count++) await tree.create(`Category ${count}`);
  expect(getCode(await create({ name: 'One more' }))).toBe('CATEGORIES_LIMIT_PER_TREE_EXCEEDED');
});

test('PARENT_CATEGORY_NOT_IN_TREE, for an unknown parent', async () => {
  const { id } = await tree.create('Cups');
  expect(getCode(await create({ name: 'A', parentCategory: { id: 'x' } }))).toBe('PARENT_CATEGORY_NOT_IN_TREE');
  expect(getCode(await move(id, { parentCategoryId: 'x', position: 'LAST' }))).toBe('PARENT_CATEGORY_NOT_IN_TREE');
});

test('PARENT_CATEGORY_HIDDEN, for a visible category below a hidden one', async () => {
  const hidden = await tree.create('Hidden', { visible: false });
  const parentCategory = { id: hidden.id };
  expect(getCode(await create({ name: 'A', parentCategory }))).toBe('PARENT_CATEGORY_HIDDEN');
  const child = await tree.create('A', { visible: false }, hidden);
  const { id: categoryId, revision } = child;
  const shown = await tree.call('PATCH', 'categories/visibility', { categoryId, revision, visible: true });
  expect(getCode(shown)).toBe('PARENT_CATEGORY_HIDDEN');
  expect(getCodes(await tree.call('POST', 'bulk/categories/show', { categoryIds: [categoryId] }))).toEqual([
    'PARENT_CATEGORY_HIDDEN',
  ]);
});

test('TREE_CYCLE_DETECTED, for a move below itself', async () => {
  const home = await tree.create('Home');
  const kitchen = await tree.create('Kitchen', {}, home);
  const cups = await tree.create('Cups', {}, kitchen);
  for (const { id } of [home, cups])
    expect(getCode(await move(home.id, { parentCategoryId: id, position: 'LAST' }))).toBe('TREE_CYCLE_DETECTED');
});

test('MISSING_AFTER_CATEGORY and AFTER_CATEGORY_NOT_IN_PARENT, for a move after a category', async () => {
  const home = await tree.create('Home');
  const kitchen = await tree.create('Kitchen', {}, home);
  const cups = await tree.create('Cups');
  expect(getCode(await move(cups.id, { position: 'AFTER' }))).toBe('MISSING_AFTER_CATEGORY');
  const after = { position: 'AFTER', moveAfterCategoryId: kitchen.id };
  expect(getCode(await move(cups.id, after))).toBe('AFTER_CATEGORY_NOT_IN_PARENT');
  expect(getCode(await move(cups.id, { position: 'AFTER', moveAfterCategoryId: cups.id }))).toBe(
    'AFTER_CATEGORY_NOT_IN_PARENT',
  );
  expect(getCode(await move(cups.id, {}))).toBe('REQUIRED_FIELD');
  expect(getCode(await move(cups.id, { position: 'BEFORE' }))).toBe('INVALID_ENUM_VALUE');
});

test('UPDATE_OF_FIELD_NOT_ALLOWED, for a field with another operation in a bulk update', async () => {
  const { id, revision } = await tree.create('Cups');
  const other = await tree.create('Mugs');
  const categories = [{ visible: false }, { parentCategory: { id: other.id } }, { visible: true, name: 'New' }].map(
    (changes) => ({ category: { id, revision, ...changes } }),
  );
  expect(getCodes(await tree.call('POST', 'bulk/categories/update', { categories }))).toEqual([
    ...['UPDATE_OF_FIELD_NOT_ALLOWED', 'UPDATE_OF_FIELD_NOT_ALLOWED', undefined],
  ]);
});

test('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED, for the items of a category that another app manages', async () => {
  const managed = await tree.create('Managed', { managingAppId: '5f3b0d3e-2c1a-4d8e-9b7f-6a0c4e2d1b85' });
  const item = getItem(await tree.product('Mug'));
  const single = [
    await tree.call('POST', `bulk/categories/${managed.id}/add-items`, { items: [item] }),
    await tree.call('POST', `bulk/categories/${managed.id}/remove-items`, { items: [item] }),
    await tree.read(`categories/${managed.id}`, { method: 'DELETE' }),
  ];
  for (const response of single) expect(getCode(response)).toBe('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED');
  const categoryIds = [managed.id];
  for (const action of ['add-item', 'remove-item']) {
    expect(getCodes(await tree.call('POST', `bulk/categories/${action}`, { item, categoryIds }))).toEqual([
      'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
    ]);
  }
  const { body } = await tree.call('POST', 'bulk/categories/set-item-categories', { item, categoryIds });
  expect(body['addResults']).toMatchObject([
    { itemMetadata: { error: { code: 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED' } } },
  ]);
  expect((await update(managed, { name: 'New' })).status).toBe(200);
});

test('ITEM_NOT_IN_CATEGORY, for arranged items that the category does not have', async () => {
  const { id } = await tree.create('Cups');
  const items = [getItem(await tree.product('Mug'))];
  const response = await tree.call('POST', `categories/${id}/set-arranged-items`, { items });
  expect(getCode(response)).toBe('ITEM_NOT_IN_CATEGORY');
});

test('INVALID_FILTER, for a query with an empty filter', async () => {
  const query = (filter: unknown) => tree.call('POST', 'categories/query', { query: { filter } });
  const refused = await query({});
  expect([refused.status, getCode(refused)]).toEqual([400, 'INVALID_FILTER']);
  expect((await query(undefined)).status).toBe(200);
  expect((await query({ visible: true })).status).toBe(200);
});

test.each([
  [{ category: { name: '' } }, 'REQUIRED_FIELD'],
  [{ category: { name: '  ' } }, 'ONLY_SPACES_STRING_ERROR'],
  [{ category: { name: 'a'.repeat(81) } }, 'MAX_LENGTH'],
  [{ category: { name: 'A', description: 'a'.repeat(601) } }, 'MAX_LENGTH'],
  [{ category: { name: 'A', slug: 'a b' } }, 'INVALID_SLUG_FORMAT'],
  [{ category: { name: 'A', id: 'x' } }, 'ID_NOT_ALLOWED_IN_REQUEST'],
  [{ category: { name: 'A', image: { url: 'no' } } }, 'FORMAT'],
  [{ category: { name: 'A' }, fields: ['COLOR'] }, 'INVALID_ENUM_VALUE'],
  [{ category: { name: 'A' }, treeReference: undefined }, 'REQUIRED_FIELD'],
  [{ category: { name: 'A' }, treeReference: { treeKey: null } }, 'REQUIRED_FIELD'],
  [{}, 'REQUIRED_FIELD'],
])('refuses to create %j', async (body, code) => {
  const response = await tree.call('POST', 'categories', body);
  expect([response.status, getCode(response)]).toEqual([400, code]);
});
