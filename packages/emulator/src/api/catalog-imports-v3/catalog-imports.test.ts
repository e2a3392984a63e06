import { beforeEach, expect, test } from 'vitest';
import { type CatalogResponse, getCode, getCodes } from '../../testing/catalog-v3.js';
import { TestTree } from '../../testing/category-tree.js';
import {
  type ProductStore,
  type TestProduct,
  choices,
  option,
  simple,
  sized,
  variant,
} from '../../testing/products-v3.js';
import { newShopper } from '../../testing/shopper.js';

const unknownId = '9a8d42a3-6f5e-4f6a-8f2a-0d1a8f2f8f11';

let tree: TestTree;
let store: ProductStore;
beforeEach(() => {
  tree = new TestTree();
  store = tree.store;
});

const open = async () =>
  ((await store.call('POST', 'catalog-imports', { catalogImport: {} })).body['catalogImport'] as { id: string }).id;
const add = (id: string, products: readonly object[]): Promise<CatalogResponse> =>
  store.call('POST', `catalog-imports/${id}/add-products`, { products });
const submit = (id: string) => store.call('POST', `catalog-imports/${id}/submit`);
const run = async (...products: object[]) => {
  const id = await open();
  const added = await add(id, products);
  await submit(id);
  return added;
};
const byHandle = async (handle: string, fields: readonly string[] = []): Promise<TestProduct | undefined> => {
  const { body } = await store.query('products/query', { query: { filter: { handle } } });
  const [found] = body['products'] as TestProduct[];
  return found && store.get(found.id, fields);
};
const stock = (quantity: number) => ({ inventoryItem: { quantity } });

test('an import creates products with inventory and categories when it is submitted', async () => {
  const category = await tree.create('Cups');
  const { body } = await store.call('POST', 'catalog-imports', { catalogImport: {} });
  expect(body).toEqual({
    catalogImport: { id: expect.any(String) as string, createdDate: expect.any(String) as string },
  });
  const { id } = body['catalogImport'] as { id: string };
  const variantsInfo = { variants: [variant(12, stock(5))] };
  const added = await add(id, [
    { product: simple({ handle: 'mug', variantsInfo }), categoryIdsInfo: { categoryIds: [category.id] } },
  ]);
  expect(added.body).toEqual({
    results: [{ itemMetadata: { id: 'mug', originalIndex: 0, success: true } }],
    bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
  });
  await add(id, [{ product: simple({ handle: 'bowl', name: 'Bowl' }) }]);
  expect(await byHandle('mug')).toBeUndefined();
  const submitted = await submit(id);
  expect(submitted.body).toEqual({ jobId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, totalProductsCount: 2 });
  const mug = await byHandle('mug');
  expect(mug).toMatchObject({ name: 'Mug', handle: 'mug', inventory: { availabilityStatus: 'IN_STOCK' } });
  expect(await tree.items(category.id)).toEqual([mug?.id]);
  expect(await byHandle('bowl')).toMatchObject({ name: 'Bowl' });
});

test('an import updates the given fields of products with the handle, without a revision', async () => {
  const [first, second] = [await tree.create('Cups'), await tree.create('Gifts')];
  const product = simple({ handle: 'mug', brand: { name: 'Alder' } });
  await run({ product, categoryIdsInfo: { categoryIds: [first.id] } });
  const before = await byHandle('mug');
  await run({ product: { handle: 'mug', name: 'Cup' }, categoryIdsInfo: { categoryIds: [second.id] } });
  const after = await byHandle('mug');
  expect(after).toMatchObject({ id: before?.id, name: 'Cup', revision: '2', brand: { name: 'Alder' } });
  expect([await tree.items(first.id), await tree.items(second.id)]).toEqual([[], [after?.id]]);
  await run({ product: { handle: 'mug', name: 'Beaker', visible: false }, fieldMask: ['visible'] });
  expect(await byHandle('mug')).toMatchObject({ name: 'Cup', visible: false });
  expect(await tree.items(second.id)).toEqual([after?.id]);
});

test('an import keeps the variants with the same choices, and their inventory', async () => {
  const shirt = (small: object, large: object) => ({
    product: {
      handle: 'shirt',
      options: [option('Size', ['S', 'L'])],
      variantsInfo: {
        variants: [
          variant(20, { choices: choices({ Size: 'S' }), ...small }),
          variant(25, { choices: choices({ Size: 'L' }), ...large }),
        ],
      },
    },
  });
  await run({ product: sized({ handle: 'shirt' }) });
  await run(shirt(stock(3), {}));
  const before = await byHandle('shirt');
  await run(shirt({}, stock(4)));
  const after = await byHandle('shirt');
  expect(after?.variantsInfo.variants.map(({ id }) => id)).toEqual(before?.variantsInfo.variants.map(({ id }) => id));
  expect(after).toMatchObject({ inventory: { availabilityStatus: 'IN_STOCK' } });
});

test('products that are invalid are not added', async () => {
  const id = await open();
  const added = await add(id, [
    { product: { name: 'Mug' } },
    { product: { handle: 'mug' } },
    { product: simple({ handle: 'cup' }), categoryIdsInfo: { categoryIds: [unknownId] } },
    { product: simple({ handle: 'bowl' }) },
    {},
  ]);
  expect(getCodes(added)).toEqual([
    ...['INVALID_ARGUMENT', 'INVALID_ARGUMENT', 'CATEGORY_NOT_FOUND', undefined, 'INVALID_ARGUMENT'],
  ]);
  expect(added.body.results[1]?.itemMetadata).toMatchObject({ id: 'mug', originalIndex: 1, success: false });
  expect(added.body.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 4, undetailedFailures: 0 });
  expect((await submit(id)).body).toMatchObject({ totalProductsCount: 1 });
});

test('a product that fails when it is saved does not stop the others', async () => {
  const skus = (handle: string, sku: string) => ({
    product: simple({ handle, variantsInfo: { variants: [variant(10, { sku })] } }),
  });
  await run(skus('a', '1'), skus('b', '1'), skus('c', '2'));
  expect([await byHandle('a'), await byHandle('b'), await byHandle('c')].map((found) => found?.handle)).toEqual([
    ...['a', undefined, 'c'],
  ]);
});

test('a product can be in an import twice: the second one updates the first', async () => {
  await run({ product: simple({ handle: 'mug' }) }, { product: { handle: 'mug', name: 'Cup' } });
  expect(await byHandle('mug')).toMatchObject({ name: 'Cup', revision: '2' });
});

test('an import is submitted once', async () => {
  const id = await open();
  const { jobId: asyncJobId } = (await submit(id)).body;
  for (const refused of [await submit(id), await add(id, [{ product: simple({ handle: 'mug' }) }])]) {
    expect([refused.status, getCode(refused)]).toEqual([428, 'CATALOG_IMPORT_ALREADY_SUBMITTED']);
    expect(refused.body.details?.applicationError?.data).toEqual({ catalogImportId: id, asyncJobId });
  }
  for (const missing of [await submit(unknownId), await add(unknownId, [{}])]) {
    expect([missing.status, getCode(missing)]).toEqual([404, 'CATALOG_IMPORT_NOT_FOUND']);
  }
});

test('imports require a merchant, an import and 1 to 100 products', async () => {
  const id = await open();
  expect(getCode(await store.call('POST', 'catalog-imports', {}))).toBe('REQUIRED_FIELD');
  expect(getCode(await add(id, []))).toBe('MIN_SIZE');
  expect(
    getCode(
      await add(
        id,
        Array.from({ length: 101 }, () => ({})),
      ),
    ),
  ).toBe('MAX_SIZE');
  const visitor = await newShopper(store.emulator);
  for (const path of ['catalog-imports', `catalog-imports/${id}/add-products`, `catalog-imports/${id}/submit`]) {
    expect((await visitor.call('POST', `/stores/v3/${path}`, {})).status).toBe(403);
  }
});
