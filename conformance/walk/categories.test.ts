import { createEmulator, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID, type Emulator } from '@cartwright/emulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutImageDetails } from '../harness/image-details.js';
import { openMerchant, type Merchant } from '../harness/merchants.js';
import { official, ours, type Side } from '../harness/sides.js';
import { startJournal, type Journal } from './journal.js';
import { emulatorFetch, origin } from './platform.js';

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
};

const treeReference = { appNamespace: '@wix/stores', treeKey: null };
const inTree = { treeReference };
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const createItem = (catalogItemId: string) => ({ catalogItemId, appId });
const photo =
  'wix:image://v1/22e53e_0123456789abcdef0123456789abcdef~mv2.jpg/cups.jpg#originWidth=800&originHeight=600';

/** Opens a store of Catalog V3 with a frozen clock, its merchant, and a journal of the merchant's calls. */
const openStore = (side: Side) => {
  const emulator: Emulator = createEmulator({ origin, catalogVersion: 'v3', seed: 'empty' });
  emulator.clock().freeze(new Date('2026-03-01T12:00:00.000Z'));
  const merchant = openMerchant(side, { fetch: emulatorFetch(emulator), apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID });
  return { emulator, merchant, ...startJournal() };
};

const journals = new Map<string, Journal['entries']>();

describe.each([official, ours])('categories with the $name SDK', (side) => {
  let store: ReturnType<typeof openStore>;
  let categories: Merchant['categories'];
  let [home, kitchen, cups, mug, bowl] = ['', '', '', '', ''];
  const note: Journal['note'] = (name, call) => store.note(name, call);
  const refused: Journal['refused'] = (name, call) => store.refused(name, call);
  const create = async (name: string, fields: object = {}) => {
    const created = await note(name, categories.createCategory({ name, ...fields }, inTree));
    return must(created._id);
  };
  const createProduct = async (name: string) => {
    const variants = [{ price: { actualPrice: { amount: '10' } }, physicalProperties: {} }];
    const product = { name, productType: 'PHYSICAL', physicalProperties: {}, variantsInfo: { variants } } as const;
    const created = await store.merchant.productsV3.createProduct(product);
    return must(created._id);
  };
  const read = (id: string) =>
    categories.getCategory(id, treeReference, {
      fields: ['DESCRIPTION', 'BREADCRUMBS_INFO', 'RICH_CONTENT_DESCRIPTION'],
    });

  beforeAll(() => {
    store = openStore(side);
    categories = store.merchant.categories;
  });
  afterAll(() => {
    journals.set(side.name, store.entries);
    store.emulator.close();
  });

  test('creates a tree, and reads it by ID and by slug', async () => {
    home = await create('Home', { description: 'For every room', image: photo });
    kitchen = await create('Kitchen', { parentCategory: { _id: home } });
    cups = await create('Cups', { parentCategory: { _id: kitchen } });
    const category = await note('read', read(cups));
    expect(category._createdDate).toEqual(new Date('2026-03-01T12:00:00.000Z'));
    expect(category.breadcrumbsInfo?.breadcrumbs?.map(({ categoryName }) => categoryName)).toEqual(['Home', 'Kitchen']);
    const bySlug = await note('by slug', categories.getCategoryBySlug('home', treeReference));
    expect(bySlug.category?.image).toMatch(/^wix:image:\/\/v1\//);
    expect(bySlug.category).not.toHaveProperty('description');
    expect(await note('trees', categories.listTrees())).toEqual({ trees: [treeReference] });
    const error = await refused('unknown', () => categories.getCategory(crypto.randomUUID(), treeReference));
    expect(error).toMatchObject({ status: 404, code: 'CATEGORY_NOT_FOUND' });
  });

  test('updates categories, with their revisions', async () => {
    const changes = { name: 'Household', description: null, image: null } as const;
    const updated = await note(
      'updated',
      categories.updateCategory(home, { revision: '1', ...changes } as never, inTree),
    );
    expect(updated).toMatchObject({ name: 'Household', slug: 'home', revision: '2' });
    const outdated = await refused('outdated', () =>
      categories.updateCategory(home, { revision: '1', name: 'House' }, inTree),
    );
    expect(outdated).toMatchObject({ status: 409, code: 'INVALID_REVISION' });
    const categoriesToUpdate = [
      { category: { _id: home, revision: '2', name: 'Home' } },
      { category: { _id: cups, revision: '1', visible: false } },
    ];
    const bulk = await note(
      'bulk',
      categories.bulkUpdateCategories(categoriesToUpdate, { ...inTree, returnEntity: true, fields: ['DESCRIPTION'] }),
    );
    expect(bulk.results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
      undefined,
      'UPDATE_OF_FIELD_NOT_ALLOWED',
    ]);
  });

  test('moves categories', async () => {
    const garden = await create('Garden', { parentCategory: { _id: home } });
    const moved = await note(
      'moved',
      categories.moveCategory(garden, treeReference, { parentCategoryId: home, position: 'FIRST' }),
    );
    expect(moved.categoriesAfterMove).toEqual([garden, kitchen]);
    await note(
      'after',
      categories.moveCategory(garden, treeReference, {
        parentCategoryId: home,
        position: 'AFTER',
        moveAfterCategoryId: kitchen,
      }),
    );
    const cycle = await refused('cycle', () =>
      categories.moveCategory(home, treeReference, { parentCategoryId: cups, position: 'LAST' }),
    );
    expect(cycle).toMatchObject({ code: 'TREE_CYCLE_DETECTED' });
    await note('top', categories.moveCategory(garden, treeReference, { position: 'LAST' }));
    await note('deleted', categories.deleteCategory(garden, treeReference));
    expect(await refused('is gone', () => read(garden))).toMatchObject({ status: 404 });
  });

  test('adds items, arranges them and lists them', async () => {
    [mug, bowl] = [await createProduct('Mug'), await createProduct('Bowl')];
    const items = [mug, bowl, crypto.randomUUID()].map(createItem);
    const added = await note('added', categories.bulkAddItemsToCategory(cups, items, inTree));
    expect(added.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
    await note(
      'to categories',
      categories.bulkAddItemToCategories(createItem(mug), { ...inTree, categoryIds: [home] }),
    );
    const list = async (name: string, options: object) =>
      (await note(name, categories.listItemsInCategory(cups, treeReference, options))).items?.map(
        ({ catalogItemId }) => catalogItemId,
      );
    expect(await list('newest first', {})).toEqual([bowl, mug]);
    await note('arranged', categories.setArrangedItems(cups, treeReference, { items: [createItem(mug)] }));
    expect(await list('in order', { useCategoryArrangement: true })).toEqual([mug, bowl]);
    expect(await note('arrangement', categories.getArrangedItems(cups, treeReference))).toEqual({
      items: [createItem(mug)],
    });
    const first = await categories.listItemsInCategory(home, treeReference, {
      includeItemsFromSubcategories: true,
      cursorPaging: { limit: 1 },
    });
    const cursor = must(first.pagingMetadata?.cursors?.next);
    const next = await categories.listItemsInCategory(home, treeReference, { cursorPaging: { limit: 1, cursor } });
    await note('pages', Promise.resolve([first.items, next.items]));
    expect([first.items, next.items]).toEqual([[createItem(mug)], [createItem(bowl)]]);
    const ofItem = await note('categories', categories.listCategoriesForItem(createItem(mug), inTree));
    expect(ofItem.directCategoryIds).toHaveLength(3);
    expect(ofItem.allCategoryIds).toHaveLength(4);
    await note(
      'from categories',
      categories.bulkRemoveItemFromCategories(createItem(mug), { ...inTree, categoryIds: [home] }),
    );
    await note('removed', categories.bulkRemoveItemsFromCategory(cups, [createItem(mug)], inTree));
    expect(await list('what is left', { useCategoryArrangement: true })).toEqual([bowl]);
    const missing = await refused('not in the category', () =>
      categories.setArrangedItems(cups, treeReference, { items: [createItem(mug)] }),
    );
    expect(missing).toMatchObject({ code: 'ITEM_NOT_IN_CATEGORY' });
  });

  test('hides categories from visitors, and shows them again', async () => {
    const { revision } = await read(kitchen);
    await note(
      'hidden',
      categories.updateCategoryVisibility(kitchen, { ...inTree, revision: must(revision), visible: false }),
    );
    const fetch = emulatorFetch(store.emulator);
    const globalFetch = globalThis.fetch;
    if (side.usesGlobalFetch) globalThis.fetch = fetch;
    try {
      const visitor = side.open({ fetch, clientId: DEMO_CLIENT_ID }) as unknown as Pick<Merchant, 'categories'>;
      const { items } = await visitor.categories.queryCategories(inTree).ascending('name').exists('name', true).find();
      const names = await note('a visitor', Promise.resolve(items.map(({ name }) => name)));
      expect(names).toContain('Home');
      expect(names).not.toContain('Kitchen');
      expect((await visitor.categories.getCategory(kitchen, treeReference)).visible).toBe(false);
      for (const change of [
        () => visitor.categories.createCategory({ name: 'Mine' }, inTree),
        () => visitor.categories.deleteCategory(kitchen, treeReference),
        () => visitor.categories.countCategories({ ...inTree, returnNonVisibleCategories: true }),
      ])
        expect(await refused('a visitor', change)).toMatchObject({ status: 403 });
    } finally {
      globalThis.fetch = globalFetch;
    }
    const shown = await note(
      'shown',
      categories.bulkShowCategories([kitchen, cups], { ...inTree, returnEntity: true }),
    );
    expect(shown.results?.map(({ category }) => category?.visible)).toEqual([true, true]);
  });

  test('queries, searches and counts categories', async () => {
    const below = categories.queryCategories(inTree).eq('parentCategory.id', home);
    const { items } = await below.ascending('parentCategory.index').limit(10).find();
    expect((await note('children', Promise.resolve(items))).map(({ _id }) => _id)).toEqual([kitchen]);
    const found = await note(
      'search',
      categories.searchCategories(
        {
          search: { expression: 'cups' },
          filter: { visible: true },
          sort: [{ fieldName: 'name', order: 'DESC' }],
          aggregations: [{ name: 'slugs', type: 'VALUE', fieldPath: 'slug', value: { limit: 5 } }],
          cursorPaging: { limit: 2 },
        },
        inTree,
      ),
    );
    expect(found.categories?.map(({ name }) => name)).toEqual(['Cups']);
    expect(found.aggregationData?.results?.[0]?.values?.results).toEqual([{ value: 'cups', count: 1 }]);
    const counted = await note('count', categories.countCategories({ ...inTree, search: { expression: 'cups' } }));
    expect(counted).toEqual({ count: 1 });
    const undeclared = await refused('undeclared', () =>
      categories.searchCategories({ filter: { itemCounter: { $gt: 1 } } as never }, inTree),
    );
    expect(undeclared.status).toBe(400);
  });
});

test('both SDKs return the same results at every step', () => {
  const [theirs, own] = [journals.get('official') ?? [], journals.get('ours') ?? []];
  expect(theirs.length).toBeGreaterThan(30);
  expect(own.map(([name]) => name)).toEqual(theirs.map(([name]) => name));
  for (const [step, [name, outcome]] of own.entries())
    expect(withoutImageDetails(outcome), name).toEqual(theirs[step]?.[1]);
});
