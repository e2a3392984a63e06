import { expect, test } from 'vitest';
import { openShop } from '../../testing/shop.js';

const { merchant, visitor, create } = openShop();

test('creates, fills, updates, empties and deletes a collection', async () => {
  const id = await create();
  const { collection } = await merchant.createCollection({ name: 'Summer Tees', description: 'Light ones' });
  const collectionId = collection?._id ?? '';
  expect((await visitor.getCollectionBySlug('summer-tees')).collection?._id).toBe(collectionId);

  const inside = async () => {
    const { items } = await visitor.queryProducts().hasSome('collectionIds', collectionId).find();
    return items.map(({ _id }) => _id);
  };
  await merchant.addProductsToCollection(collectionId, [id]);
  await merchant.addProductsToCollection(collectionId, [id]);
  expect(await inside()).toEqual([id]);
  const renamed = await merchant.updateCollection(collectionId, { name: 'Autumn Tees' });
  expect(renamed.collection).toMatchObject({ name: 'Autumn Tees', description: 'Light ones' });
  await merchant.removeProductsFromCollection(collectionId, [id]);
  expect(await inside()).toEqual([]);
  await merchant.deleteCollection(collectionId);
  await expect(visitor.getCollectionBySlug(renamed.collection?.slug ?? '')).rejects.toMatchObject({ status: 404 });
  expect((await visitor.getProduct(id)).product?._id).toBe(id);
});
