import { describe, expect, it } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import { getCode } from '../../../testing/member.js';
import { Merchant, getViolations } from '../../../testing/merchant.js';
import { newShopper } from '../../../testing/shopper.js';
import { allProductsId } from '../../../shop/catalog-v1/collection.js';

interface Collection {
  id: string;
  slug: string;
  name: string;
  numberOfProducts: number;
  visible: boolean;
  description: string;
  lastUpdated: string;
}

const emulator = createEmulator({ catalogVersion: 'v1' });
const shop = new Merchant(emulator);
const path = '/stores/v1/collections';

const create = async (collection: object) =>
  (await shop.send<{ collection: Collection }>('POST', path, { collection })).collection;
const get = async (id: string) =>
  (await shop.send<{ collection: Collection }>('GET', `/stores-reader/v2/collections/${id}`)).collection;

describe('createCollection and updateCollection', () => {
  it('create a visible, empty collection with a unique slug', async () => {
    const [one, two] = [await create({ name: 'My New Collection' }), await create({ name: 'My new collection' })];
    expect(one).toMatchObject({ name: 'My New Collection', visible: true, numberOfProducts: 0, media: { items: [] } });
    expect([one.slug, two.slug]).toEqual(['my-new-collection', 'my-new-collection-1']);
    expect((await create({ name: 'Third', slug: one.slug })).slug).toBe('my-new-collection-2');
    expect(await get(one.id)).toEqual(one);
    const bySlug = await shop.send('GET', `/stores-reader/v1/collections/slug/${one.slug}`);
    expect(bySlug).toEqual({ collection: one });
  });

  it('update the given fields and nothing else', async () => {
    const before = await create({ name: 'Before', description: 'Text', visible: false });
    emulator.clock().advance(1000);
    const change = { name: 'After', description: null, media: 'no', numberOfProducts: 9, id: 'other' };
    const { collection } = await shop.send<{ collection: Collection }>('PATCH', `${path}/${before.id}`, {
      collection: change,
    });
    expect(collection).toEqual({ ...before, name: 'After', lastUpdated: collection.lastUpdated });
    expect(collection.lastUpdated > before.lastUpdated).toBe(true);
    expect(await get(before.id)).toEqual(collection);
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, ['collection REQUIRED_FIELD']],
    ['no name', {}, ['collection.name REQUIRED_FIELD']],
    ['an empty name', { name: '' }, ['collection.name MIN_LENGTH']],
    ['a long name', { name: 'x'.repeat(51) }, ['collection.name MAX_LENGTH']],
    ['a long description', { name: 'x', description: 'x'.repeat(601) }, ['collection.description MAX_LENGTH']],
    ['a slug with a space', { name: 'x', slug: 'a b' }, ['collection.slug FORMAT']],
    ['wrong types', { name: 3, visible: 'no' }, ['collection.name FORMAT', 'collection.visible FORMAT']],
  ])('reject %s', async (_title, collection, violations) => {
    const list = () => shop.send('GET', '/v2/collections/query');
    const before = await list();
    expect(getViolations(await shop.call('POST', path, { collection }))).toEqual(violations);
    expect(await list()).toEqual(before);
  });
});

describe('products of a collection', () => {
  it('are added and removed, counted, and filtered by', async () => {
    const { id } = await create({ name: 'Filled' });
    const created = [await shop.create({}), await shop.create({ visible: false })];
    const productIds = created.map((product) => product.id);
    expect(await shop.send('POST', `${path}/${id}/productIds`, { productIds })).toEqual({});
    await shop.send('POST', `${path}/${id}/productIds`, { productIds: productIds.slice(0, 1) });
    expect((await get(id)).numberOfProducts).toBe(2);
    const visitor = await newShopper(emulator);
    const received = await visitor.call<{ collection: Collection }>('GET', `/v2/collections/${id}`);
    expect(received.body.collection.numberOfProducts).toBe(1);
    expect((await shop.get(productIds[0] ?? '')).collectionIds).toEqual([allProductsId, id]);
    const query = { filter: { collectionIds: { $hasSome: [id] } } };
    const found = await shop.send<{ products: object[] }>('POST', '/v1/products/query-platformized', { query });
    expect(found.products).toHaveLength(2);
    expect(await shop.send('POST', `${path}/${id}/productIds/delete`, { productIds })).toEqual({});
    expect((await get(id)).numberOfProducts).toBe(0);
    expect((await shop.get(productIds[0] ?? '')).collectionIds).toEqual([allProductsId]);
  });

  it('are added or removed: all of them, or none', async () => {
    const { id } = await create({ name: 'Whole' });
    const product = await shop.create();
    for (const rest of ['productIds', 'productIds/delete']) {
      const call = (productIds: unknown) => shop.call('POST', `${path}/${id}/${rest}`, { productIds });
      expect(getCode(await call([product.id, 'no']))).toBe('PRODUCT_NOT_FOUND');
      expect(getViolations(await call(undefined))).toEqual(['productIds REQUIRED_FIELD']);
      expect(getViolations(await call([3]))).toEqual(['productIds[0] FORMAT']);
      expect(getViolations(await call([product.id, product.id]))).toEqual(['productIds OTHER']);
      expect(getViolations(await call(Array.from({ length: 1001 }, String)))).toEqual(['productIds MAX_SIZE']);
    }
    expect(await shop.get(product.id)).toEqual(product);
  });

  it('stay when the collection is deleted', async () => {
    const { id } = await create({ name: 'Gone' });
    const product = await shop.create();
    await shop.send('POST', `${path}/${id}/productIds`, { productIds: [product.id] });
    expect(await shop.send('DELETE', `${path}/${id}`)).toEqual({});
    expect((await shop.get(product.id)).collectionIds).toEqual([allProductsId]);
    expect(getCode(await shop.call('DELETE', `${path}/${id}`))).toBe('COLLECTION_NOT_FOUND');
    expect((await create({ name: 'Gone' })).slug).toBe('gone');
  });

  it('cannot be changed in the collection of all products', async () => {
    const before = await get(allProductsId);
    const product = await shop.create();
    const productIds = [product.id];
    await shop.send('POST', `${path}/${allProductsId}/productIds`, { productIds });
    for (const response of [
      await shop.call('DELETE', `${path}/${allProductsId}`),
      await shop.call('PATCH', `${path}/${allProductsId}`, { collection: { slug: 'everything' } }),
      await shop.call('POST', `${path}/${allProductsId}/productIds/delete`, { productIds }),
    ]) {
      expect([response.status, getCode(response)]).toEqual([400, 'COLLECTION_IS_READ_ONLY']);
    }
    expect(await get(allProductsId)).toEqual({ ...before, numberOfProducts: before.numberOfProducts + 1 });
    expect(await shop.get(product.id)).toEqual(product);
  });
});
