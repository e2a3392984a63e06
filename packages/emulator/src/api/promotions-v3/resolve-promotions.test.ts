import { beforeEach, expect, test } from 'vitest';
import { type CatalogResponse, type Entity, type TestCatalog, getCode } from '../../testing/catalog-v3.js';
import { TestTree } from '../../testing/category-tree.js';
import { newShopper } from '../../testing/shopper.js';

let store: TestCatalog;
/** IDs of a category, its child and its grandchild. */
let top: string, middle: string, bottom: string;

beforeEach(async () => {
  const tree = new TestTree();
  store = tree.store;
  const parent = await tree.create('Clothes');
  const child = await tree.create('Tops', {}, parent);
  [top, middle, bottom] = [parent.id, child.id, (await tree.create('Shirts', {}, child)).id];
});

/** Creates an enabled promotion, by default at position 1 of a category. */
const create = async (name: string, id: string, assignment: object = {}, fields: object = {}): Promise<Entity> => {
  const categories = [{ id, position: 1, ...assignment }];
  const promotion = { name, media: { id: 'aa_banner.jpg' }, enabled: true, categories, ...fields };
  const { body } = await store.call('POST', 'promotions', { promotion });
  return body['promotion'] as Entity;
};
const resolve = (categoryId: string) => store.call('GET', `promotions/resolve?categoryId=${categoryId}`);
const getNames = ({ body }: CatalogResponse) =>
  (body['promotions'] as { promotion: Entity; position: number }[]).map(({ position, promotion }) => [
    position,
    promotion['name'],
  ]);
const displayed = async (categoryId: string) => getNames(await resolve(categoryId));
const tick = () => store.emulator.clock().advance(60_000);

test('a category displays its own enabled promotions, by position', async () => {
  await create('Third', middle, { position: 3 });
  await create('First', middle);
  await create('Disabled', middle, { position: 2 }, { enabled: false });
  await create('Other', top, { position: 4 });
  expect(await displayed(middle)).toEqual([
    [1, 'First'],
    [3, 'Third'],
  ]);
  expect(await displayed(bottom)).toEqual([]);
});

test('a category displays the promotions of its ancestors that apply to subcategories', async () => {
  await create('Everywhere', top, { appliedToSubcategories: true });
  await create('Tops only', middle, { position: 2 });
  expect(await displayed(top)).toEqual([[1, 'Everywhere']]);
  expect(await displayed(middle)).toEqual([
    [1, 'Everywhere'],
    [2, 'Tops only'],
  ]);
  expect(await displayed(bottom)).toEqual([[1, 'Everywhere']]);
});

test('a promotion is displayed at each of its positions', async () => {
  const categories = [
    { id: top, position: 5, appliedToSubcategories: true },
    { id: bottom, position: 2 },
  ];
  await create('Twice', top, {}, { categories });
  expect(await displayed(bottom)).toEqual([
    [2, 'Twice'],
    [5, 'Twice'],
  ]);
});

test('of several promotions at a position, the one that was created or enabled last is displayed', async () => {
  const first = await create('First', bottom);
  tick();
  await create('Second', top, { appliedToSubcategories: true });
  expect(await displayed(bottom)).toEqual([[1, 'Second']]);
  const setEnabled = async (enabled: boolean) => {
    const { body } = await store.call('GET', `promotions/${first.id}`);
    const { revision } = body['promotion'] as Entity;
    await store.call('PATCH', `promotions/${first.id}`, { promotion: { revision, enabled } });
  };
  tick();
  await setEnabled(true);
  expect(await displayed(bottom)).toEqual([[1, 'Second']]);
  await setEnabled(false);
  await setEnabled(true);
  expect(await displayed(bottom)).toEqual([[1, 'First']]);
});

test('of promotions that were activated at the same time, the one with the lower ID is displayed', async () => {
  store.emulator.clock().freeze(new Date(Date.UTC(2027, 0, 1)));
  const both = [await create('One', top), await create('Two', top)];
  const [lower] = both.sort((left, right) => (left.id < right.id ? -1 : 1));
  expect(await displayed(top)).toEqual([[1, lower?.['name']]]);
});

test('visitors resolve promotions of categories that exist', async () => {
  await create('First', top);
  const visitor = await newShopper(store.emulator);
  const path = `/stores/v3/promotions/resolve?categoryId=${top}`;
  expect(getNames((await visitor.call('GET', path)) as unknown as CatalogResponse)).toEqual([[1, 'First']]);
  const missing = await resolve('9a8d42a3-6f5e-4f6a-8f2a-0d1a8f2f8f11');
  expect([missing.status, getCode(missing)]).toEqual([404, 'CATEGORY_NOT_FOUND']);
  expect(getCode(await store.call('GET', 'promotions/resolve'))).toBe('REQUIRED_FIELD');
});
