import type * as ourStores from '@cartwright/stores';
import { createEmulator, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '@cartwright/emulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutImageDetails } from '../harness/image-details.js';
import { openMerchant } from '../harness/merchants.js';
import { official, ours, type Side } from '../harness/sides.js';
import { startJournal, type Journal } from './journal.js';
import { emulatorFetch, origin } from './platform.js';

/** The modules of this walk. Most functions of product groups are missing from the official types. */
type Modules = Pick<typeof ourStores, 'catalogImportsV3' | 'productGroupsV3' | 'productsV3' | 'promotionsV3'>;

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
};

const treeReference = { appNamespace: '@wix/stores', treeKey: null };
const media = { _id: '22e53e_0123456789abcdef0123456789abcdef~mv2.jpg' };
const tags = (...tagIds: string[]) => ({ publicTags: { tagIds } });

const openStore = (side: Side) => {
  const emulator = createEmulator({ origin, catalogVersion: 'v3', seed: 'empty' });
  emulator.clock().freeze(new Date('2026-03-01T12:00:00.000Z'));
  const fetch = emulatorFetch(emulator);
  const merchant = openMerchant(side, { fetch, apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID });
  return { emulator, fetch, merchant, modules: merchant as unknown as Modules, ...startJournal() };
};

const journals = new Map<string, Journal['entries']>();

describe.each([official, ours])('the $name SDK', (side) => {
  let store: ReturnType<typeof openStore>;
  let modules: Modules;
  const note: Journal['note'] = (name, call) => store.note(name, call);
  const refused: Journal['refused'] = (name, call) => store.refused(name, call);
  /** Calls as a visitor. */
  const visit = async <T>(call: (visitor: Modules) => Promise<T>): Promise<T> => {
    const globalFetch = globalThis.fetch;
    if (side.usesGlobalFetch) globalThis.fetch = store.fetch;
    try {
      return await call(side.open({ fetch: store.fetch, clientId: DEMO_CLIENT_ID }) as unknown as Modules);
    } finally {
      globalThis.fetch = globalFetch;
    }
  };
  const shirt = (name: string, colorCode: string, visible = true) => ({
    name: `${name} shirt`,
    handle: name,
    visible,
    productType: 'PHYSICAL',
    physicalProperties: {},
    variantsInfo: {
      variants: [{ price: { actualPrice: { amount: '10' } }, physicalProperties: {}, inventoryItem: { quantity: 3 } }],
    },
    modifiers: [
      {
        name: 'Color',
        modifierRenderType: 'SWATCH_CHOICES',
        choicesSettings: { choices: [{ name, choiceType: 'ONE_COLOR', colorCode }] },
      },
    ],
  });
  let productIds: string[];

  beforeAll(() => {
    store = openStore(side);
    modules = store.modules;
  });
  afterAll(() => {
    journals.set(side.name, store.entries);
    store.emulator.close();
  });

  test('imports products', async () => {
    const { catalogImportsV3, productsV3 } = modules;
    const created = await note('import', catalogImportsV3.createCatalogImport({}));
    expect(created._createdDate).toEqual(new Date('2026-03-01T12:00:00.000Z'));
    const id = must(created._id);
    const items = [shirt('Red', '#FF0000'), shirt('Blue', '#0000FF'), shirt('Green', '#00FF00', false)];
    const added = await note(
      'added',
      catalogImportsV3.addProductsToImport(id, [...items.map((product) => ({ product })), { product: { name: 'No' } }]),
    );
    expect(added.bulkActionMetadata).toMatchObject({ totalSuccesses: 3, totalFailures: 1 });
    expect(await note('submitted', catalogImportsV3.submitCatalogImport(id))).toMatchObject({ totalProductsCount: 3 });
    const again = await refused('again', () => catalogImportsV3.submitCatalogImport(id));
    expect(again).toMatchObject({ status: 428, code: 'CATALOG_IMPORT_ALREADY_SUBMITTED' });
    const { products = [] } = await productsV3.searchProducts({ sort: [{ fieldName: 'name', order: 'ASC' }] });
    expect(products.map(({ name }) => name)).toEqual(['Blue shirt', 'Green shirt', 'Red shirt']);
    productIds = products.map(({ _id }) => must(_id));
  });

  test('groups products', async () => {
    const { productGroupsV3, productsV3 } = modules;
    const { modifiers } = await productsV3.getProduct(must(productIds[0]));
    const groupingCustomizationId = must(modifiers?.[0]?._id);
    const fields = ['GROUPING_CUSTOMIZATION', 'THUMBNAIL'] as const;
    const group = { name: 'Shirts', handle: 'shirts', groupingCustomizationId, media };
    const created = await note('group', productGroupsV3.createProductGroup(group, { fields }));
    expect(created.groupingCustomization?.name).toBe('Color');
    expect(created.media?.image).toMatch(/^wix:image:\/\/v1\//);
    const id = must(created._id);
    const unknown = crypto.randomUUID();
    await note('assigned', productGroupsV3.assignProductsToProductGroup(id, { productIds: [...productIds, unknown] }));
    const read = await note('with members', productGroupsV3.getProductGroup(id));
    expect(read.members?.map(({ status }) => status)).toEqual(['ACTIVE', 'HIDDEN', 'ACTIVE']);
    const { items: seen } = await visit((visitor) => visitor.productGroupsV3.queryProductGroups().find());
    await note('visitor', Promise.resolve(seen));
    expect(seen[0]?.members?.map(({ productName }) => productName)).toEqual(['Blue shirt', 'Red shirt']);
    const changes = { revision: must(created.revision), name: 'Tops' };
    expect(await note('updated', productGroupsV3.updateProductGroup(id, changes))).toMatchObject({ revision: '2' });
    const outdated = await refused('outdated', () => productGroupsV3.updateProductGroup(id, changes));
    expect(outdated).toMatchObject({ status: 409, code: 'INVALID_REVISION' });
    const found = await note('search', productGroupsV3.searchProductGroups({ search: { expression: 'blue' } }, {}));
    expect(found.productGroups).toHaveLength(1);
    const more = [{ name: 'Two', groupingCustomizationId }];
    const bulk = await note('bulk', productGroupsV3.bulkCreateProductGroups(more, { returnEntity: true }));
    const second = must(bulk.results?.[0]?.item?._id);
    const updates = [{ productGroup: { _id: second, revision: '1', name: 'Three' } }];
    await note('bulk update', productGroupsV3.bulkUpdateProductGroups(updates, { returnEntity: true }));
    await note('tags', productGroupsV3.bulkUpdateProductGroupTags([id], { assignTags: tags('a') }));
    await note('by filter', productGroupsV3.bulkUpdateProductGroupTagsByFilter({}, { assignTags: tags('b') }));
    expect((await productGroupsV3.getProductGroup(id)).tags?.publicTags?.tagIds).toEqual(['a', 'b']);
    await note('unassigned', productGroupsV3.unassignProductsFromProductGroup(id, { productIds }));
    const notIn = await refused('not in the group', () =>
      productGroupsV3.unassignProductsFromProductGroup(id, { productIds }),
    );
    expect(notIn).toMatchObject({ code: 'PRODUCTS_NOT_IN_GROUP' });
    await note('bulk deleted', productGroupsV3.bulkDeleteProductGroups([second, unknown]));
    await note('deleted', productGroupsV3.deleteProductGroup(id));
    expect(await refused('gone', () => productGroupsV3.getProductGroup(id))).toMatchObject({ status: 404 });
  });

  test('promotes categories', async () => {
    const { promotionsV3 } = modules;
    const parent = await store.merchant.categories.createCategory({ name: 'Clothes' }, { treeReference });
    const parentId = must(parent._id);
    const child = await store.merchant.categories.createCategory(
      { name: 'Shirts', parentCategory: { _id: parentId } },
      { treeReference },
    );
    const childId = must(child._id);
    const categories = [{ _id: parentId, position: 1, appliedToSubcategories: true }];
    const created = await note('promotion', promotionsV3.createPromotion({ name: 'Sale', media, categories }));
    const id = must(created._id);
    expect(created.media?.image).toMatch(/^wix:image:\/\/v1\//);
    const twice = await refused('twice', () =>
      promotionsV3.createPromotion({ name: 'Sale', media, categories: [...categories, ...categories] }),
    );
    expect(twice).toMatchObject({ code: 'DUPLICATE_CATEGORY_ASSIGNMENT' });
    const resolve = () => visit((visitor) => visitor.promotionsV3.resolvePromotions(childId));
    expect(await note('disabled', resolve())).toEqual({ promotions: [] });
    const updated = await note(
      'enabled',
      promotionsV3.updatePromotion(id, { revision: must(created.revision), enabled: true }),
    );
    expect(updated).toMatchObject({ enabled: true, revision: '2' });
    const resolved = await note('resolved', resolve());
    expect(resolved.promotions?.map(({ position, promotion }) => [position, promotion?._id])).toEqual([[1, id]]);
    expect(await note('read', promotionsV3.getPromotion(id))).toEqual(updated);
    const promotions = [{ name: 'Deals', media: { url: 'https://example.com/deals.png', displayName: 'Deals' } }];
    const bulk = await note('bulk created', promotionsV3.bulkCreatePromotions(promotions, { returnEntity: true }));
    const second = must(bulk.results?.[0]?.item?._id);
    const updates = [
      { promotion: { _id: second, revision: '1', enabled: true, destinationUrl: 'https://example.com' } },
    ];
    await note('bulk updated', promotionsV3.bulkUpdatePromotions(updates, { returnEntity: true }));
    const changes = { assignTags: tags('a'), returnEntity: true };
    await note('promotion tags', promotionsV3.bulkUpdatePromotionTags([id], changes));
    await note(
      'tags by filter',
      promotionsV3.bulkUpdatePromotionTagsByFilter({ enabled: true }, { assignTags: tags('b') }),
    );
    const { items } = await promotionsV3
      .queryPromotions()
      .hasSome('tags.publicTags.tagIds', ['b'])
      .ascending('_createdDate')
      .find();
    await note('queried', Promise.resolve(items));
    expect(items.map(({ name }) => name)).toEqual(['Sale', 'Deals']);
    const found = await note('searched', promotionsV3.searchPromotions({ search: { expression: 'deals' } }));
    expect(found.promotions).toHaveLength(1);
    await note('bulk removed', promotionsV3.bulkDeletePromotions([second]));
    await note('removed', promotionsV3.deletePromotion(id));
    expect(await refused('is gone', () => promotionsV3.getPromotion(id))).toMatchObject({ status: 404 });
    const denied = await refused('a visitor', () => visit((visitor) => visitor.promotionsV3.deletePromotion(id)));
    expect(denied).toMatchObject({ status: 403 });
  });
});

test('both SDKs return the same results at every step', () => {
  const [theirs, own] = [journals.get('official') ?? [], journals.get('ours') ?? []];
  expect(theirs.length).toBeGreaterThan(30);
  expect(own.map(([name]) => name)).toEqual(theirs.map(([name]) => name));
  for (const [step, [name, outcome]] of own.entries())
    expect(withoutImageDetails(outcome), name).toEqual(theirs[step]?.[1]);
});
