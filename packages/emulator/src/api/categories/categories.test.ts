import { beforeEach, describe, expect, test } from 'vitest';
import { getCode, getCodes } from '../../testing/catalog-v3.js';
import { type TestCategory, TestTree, treeReference } from '../../testing/category-tree.js';

let tree: TestTree;
beforeEach(() => {
  tree = new TestTree();
});

const update = ({ id, revision }: TestCategory, changes: object, more: object = {}) =>
  tree.call('PATCH', `categories/${id}`, { category: { id, revision, ...changes }, ...more });
const setVisible = ({ id, revision }: TestCategory, visible: boolean) =>
  tree.call('PATCH', 'categories/visibility', { categoryId: id, revision, visible });
const move = ({ id }: { readonly id: string }, place: object) => tree.call('POST', `categories/${id}/move`, place);
const childNames = (id: string | undefined) =>
  tree.names({
    filter: { 'parentCategory.id': id ?? null },
    sort: [{ fieldName: 'parentCategory.index', order: 'ASC' }],
  });

test('creates, reads, updates and deletes a category, with an event for each change', async () => {
  const richContentDescription = { nodes: [] };
  const image = { id: '22e53e_0123456789abcdef0123456789abcdef~mv2.jpg', altText: 'Cups' };
  const given = { description: 'For tea', richContentDescription, image, seoData: { tags: [] } };
  const created = await tree.create('Tea Cups', given);
  expect(created).toMatchObject({
    name: 'Tea Cups',
    slug: 'tea-cups',
    handle: 'tea-cups',
    revision: '1',
    visible: true,
    itemCounter: 0,
    treeReference,
    seoData: { tags: [] },
    image: { ...image, filename: image.id },
  });
  expect(created).not.toHaveProperty('description');
  expect(created.parentCategory).toEqual({ index: 2 });
  expect(await tree.get(created.id)).toMatchObject({
    ...created,
    description: 'For tea',
    richContentDescription,
    breadcrumbsInfo: { breadcrumbs: [] },
  });
  const changes = { name: 'Cups', slug: 'cups', description: null, image: null };
  const { body } = await update(created, changes, { fields: ['DESCRIPTION'] });
  expect(body['category']).toMatchObject({ name: 'Cups', slug: 'cups', handle: 'tea-cups', revision: '2' });
  for (const name of ['description', 'image']) expect(body['category']).not.toHaveProperty(name);
  const bySlug = await tree.read('categories/slug/cups', { more: '&fields=DESCRIPTION' });
  expect(bySlug.body['category']).toEqual(body['category']);
  expect((await tree.read(`categories/${created.id}`, { method: 'DELETE' })).body).toEqual({});
  expect(getCode(await tree.read(`categories/${created.id}`))).toBe('CATEGORY_NOT_FOUND');
  expect(getCode(await tree.read('categories/slug/cups'))).toBe('CATEGORY_NOT_FOUND');
  expect(tree.eventTypes(created)).toEqual(['created', 'updated', 'deleted']);
  expect(tree.store.emulator.events().at(-2)?.payload).toMatchObject({
    updatedEvent: { modifiedFields: { name: 'Tea Cups', description: 'For tea' } },
  });
});

test('requires the current revision, and ignores fields that cannot be changed', async () => {
  const cups = await tree.create('Cups');
  const outdated = await update({ ...cups, revision: '7' }, { name: 'Mugs' });
  expect([outdated.status, getCode(outdated)]).toEqual([409, 'INVALID_REVISION']);
  expect(getCode(await update(cups, { revision: undefined }))).toBe('REQUIRED_FIELD');
  const ignored = { visible: false, parentCategory: { id: 'x' }, handle: 'x', managingAppId: 'x', itemCounter: 9 };
  const { body } = await update(cups, { ...ignored, name: 'Mugs' });
  expect(body['category']).toEqual({
    ...cups,
    name: 'Mugs',
    revision: '2',
    updatedDate: expect.any(String) as string,
  });
  const masked = await update({ ...cups, revision: '2' }, { name: 'Cups', slug: 'x' }, { fieldMask: ['name'] });
  expect(masked.body['category']).toMatchObject({ name: 'Cups', slug: 'cups' });
});

test('has breadcrumbs from the top category to the parent', async () => {
  const home = await tree.create('Home');
  const kitchen = await tree.create('Kitchen', {}, home);
  const { id } = await tree.create('Cups', {}, kitchen);
  expect(await tree.get(id)).toMatchObject({
    parentCategory: { id: kitchen.id, index: 0 },
    breadcrumbsInfo: {
      breadcrumbs: [home, kitchen].map((one) => ({
        categoryId: one.id,
        categoryName: one.name,
        categorySlug: one.slug,
      })),
    },
  });
});

describe('moves', () => {
  test('within a parent and to another one, and reports the new order', async () => {
    const [home, garden] = [await tree.create('Home'), await tree.create('Garden')];
    const [a, b, c] = [
      await tree.create('A', {}, home),
      await tree.create('B', {}, home),
      await tree.create('C', {}, home),
    ];
    const { body } = await move(c, { parentCategoryId: home.id, position: 'FIRST' });
    expect(body).toEqual({ parentCategoryId: home.id, categoriesAfterMove: [c.id, a.id, b.id] });
    await move(c, { parentCategoryId: home.id, position: 'AFTER', moveAfterCategoryId: a.id });
    expect(await childNames(home.id)).toEqual(['A', 'C', 'B']);
    await move(a, { parentCategoryId: garden.id, position: 'LAST' });
    expect(await childNames(home.id)).toEqual(['C', 'B']);
    expect((await tree.get(b.id)).parentCategory).toEqual({ id: home.id, index: 1 });
    const top = await move(c, { position: 'FIRST' });
    expect(top.body['categoriesAfterMove']).toHaveLength(5);
    expect((await childNames(undefined))[0]).toBe('C');
  });

  test('count as an update of the moved category only', async () => {
    const [a, b] = [await tree.create('A'), await tree.create('B')];
    await move(b, { position: 'FIRST' });
    expect(await tree.get(b.id)).toMatchObject({ revision: '2', parentCategory: { index: 0 } });
    expect(await tree.get(a.id)).toMatchObject({ revision: '1', parentCategory: { index: 3 } });
    expect([tree.eventTypes(a), tree.eventTypes(b)]).toEqual([['created'], ['created', 'category_moved']]);
    expect(tree.store.emulator.events().at(-1)?.payload).toMatchObject({
      entityFqdn: 'wix.categories.v1.category',
      slug: 'category_moved',
      entityId: b.id,
      actionEvent: { body: { categoryId: b.id, parentCategory: { index: 0 }, treeReference } },
    });
  });

  test('hide a category below a hidden parent', async () => {
    const hidden = await tree.create('Hidden', { visible: false });
    const shown = await tree.create('Shown');
    const child = await tree.create('Child', {}, shown);
    await move(shown, { parentCategoryId: hidden.id, position: 'LAST' });
    expect([(await tree.get(shown.id)).visible, (await tree.get(child.id)).visible]).toEqual([false, false]);
  });
});

describe('visibility', () => {
  test('hides all descendants, and shows one category at a time', async () => {
    const home = await tree.create('Home');
    const kitchen = await tree.create('Kitchen', {}, home);
    const cups = await tree.create('Cups', {}, kitchen);
    const { body } = await setVisible(home, false);
    expect(body['category']).toMatchObject({ id: home.id, visible: false, revision: '2' });
    const hidden = await tree.get(cups.id);
    expect(hidden).toMatchObject({ visible: false, revision: '2' });
    expect(getCode(await setVisible(hidden, true))).toBe('PARENT_CATEGORY_HIDDEN');
    expect((await setVisible(await tree.get(home.id), true)).status).toBe(200);
    expect((await tree.get(kitchen.id)).visible).toBe(false);
    expect(getCode(await setVisible(home, true))).toBe('INVALID_REVISION');
    const invalid = await tree.call('PATCH', 'categories/visibility', { categoryId: home.id });
    const violations = invalid.body.details?.validationError?.fieldViolations;
    expect(violations?.map(({ field }) => field)).toEqual(['visible', 'revision']);
    const shown = await tree.call('POST', 'bulk/categories/show', {
      categoryIds: [kitchen.id, cups.id, 'unknown'],
      returnEntity: true,
      fields: ['BREADCRUMBS_INFO'],
    });
    expect(getCodes(shown)).toEqual([undefined, undefined, 'CATEGORY_NOT_FOUND']);
    expect(shown.body.results[1]).toMatchObject({
      category: { name: 'Cups', visible: true, breadcrumbsInfo: { breadcrumbs: [{}, {}] } },
    });
  });

  test('leaves out hidden categories of queries, unless the merchant asks for them', async () => {
    const hidden = await tree.create('Hidden', { visible: false });
    const bulk = await tree.call('POST', 'bulk/categories/show', { categoryIds: [hidden.id] });
    expect(bulk.body.results[0]).toEqual({ itemMetadata: { id: hidden.id, originalIndex: 0, success: true } });
    await setVisible(await tree.get(hidden.id), false);
    expect(await tree.names({})).not.toContain('Hidden');
    expect(await tree.names({}, { returnNonVisibleCategories: true })).toContain('Hidden');
    expect(await tree.names({ filter: { visible: false } }, { returnNonVisibleCategories: true })).toEqual(['Hidden']);
    const query = { query: {}, returnNonVisibleCategories: true };
    expect((await tree.callAsVisitor('categories/query', query)).status).toBe(403);
    expect((await tree.callAsVisitor('categories/query', { query: {} })).status).toBe(200);
    expect((await tree.get(hidden.id)).name).toBe('Hidden');
  });
});

test('deletes descendants with a category, and closes the gap in the order', async () => {
  const home = await tree.create('Home');
  const garden = await tree.create('Garden');
  const kitchen = await tree.create('Kitchen', {}, home);
  const cups = await tree.create('Cups', {}, kitchen);
  const mug = await tree.product('Mug');
  await tree.add(cups, [mug]);
  await tree.read(`categories/${home.id}`, { method: 'DELETE' });
  for (const { id } of [kitchen, cups]) expect(getCode(await tree.read(`categories/${id}`))).toBe('CATEGORY_NOT_FOUND');
  expect((await tree.get(garden.id)).parentCategory.index).toBe(2);
  expect(tree.eventTypes(cups)).toEqual(['created', 'item_added_to_category', 'deleted']);
  expect((await tree.store.get(mug)).name).toBe('Mug');
});

test('creates unique slugs and handles', async () => {
  await tree.create('Cups');
  expect(await tree.create('Cups')).toMatchObject({ slug: 'cups-1', handle: 'cups-1' });
  expect(await tree.create('杯')).toMatchObject({ slug: 'category' });
  expect(await tree.create('Mugs', { slug: 'Becher_ä', handle: 'my-handle' })).toMatchObject({
    slug: 'Becher_ä',
    handle: 'my-handle',
  });
});

test('updates several categories, each with its own result', async () => {
  const [a, b] = [await tree.create('A'), await tree.create('B', {}, await tree.create('Home'))];
  const item = ({ id, revision }: TestCategory, changes: object) => ({ category: { id, revision, ...changes } });
  const { body, status } = await tree.call('POST', 'bulk/categories/update', {
    categories: [item(a, { name: 'New' }), item(b, { revision: '5' }), item(b, b), item(b, { visible: false })],
    returnEntity: true,
  });
  expect(status).toBe(200);
  expect(getCodes({ body, status })).toEqual([undefined, 'INVALID_REVISION', undefined, 'INVALID_REVISION']);
  expect(body.results[0]).toMatchObject({ itemMetadata: { id: a.id, success: true }, category: { name: 'New' } });
  expect(body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 2, undetailedFailures: 0 });
});

test('responds with 403 to visitors who write', async () => {
  const { body, status } = await tree.callAsVisitor('categories', { category: { name: 'Cups' } });
  expect([status, getCode({ body, status })]).toEqual([403, 'PERMISSION_DENIED']);
});

test('lists the tree of the store', async () => {
  expect((await tree.call('GET', 'categories/list-trees')).body).toEqual({ trees: [treeReference] });
});
