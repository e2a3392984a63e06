import { createClient, type AuthStrategy } from '@cartwright/core';
import { createEmulator, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { expect, test } from 'vitest';
import { products } from '../../index.js';

const emulator = createEmulator();
const open = (auth: AuthStrategy) =>
  createClient({
    auth,
    modules: { products },
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
    apiUrl: 'http://localhost',
  }).products;

const merchant = open(ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }));
const visitor = open(OAuthStrategy({ clientId: DEMO_CLIENT_ID }));

const nobody = '11111111-1111-4111-8111-111111111111';
const choice = (value: string) => ({ value, description: value });
const create = async (more: Partial<products.NewProduct> = {}) => {
  const { product } = await merchant.createProduct({
    name: 'Tee',
    productType: products.ProductType.physical,
    priceData: { price: 20 },
    ...more,
  });
  return product?._id ?? '';
};
const sized = () =>
  create({ manageVariants: true, productOptions: [{ name: 'Size', choices: [choice('S'), choice('L')] }] });

test('a product is created, changed and deleted', async () => {
  const discount = { type: products.DiscountType.PERCENT, value: 25 };
  const { product } = await merchant.createProduct({
    name: 'Enamel Mug',
    priceData: { price: 20 },
    costAndProfitData: { itemCost: 8 },
    weight: 0.4,
    brand: 'Tin',
    ribbon: 'New',
    discount,
  });
  expect(product).toMatchObject({ name: 'Enamel Mug', slug: 'enamel-mug', weight: 0.4, brand: 'Tin', ribbon: 'New' });
  expect(product?.priceData).toMatchObject({ price: 20, discountedPrice: 15 });
  expect(product?.lastUpdated).toBeInstanceOf(Date);
  const id = product?._id ?? '';
  expect((await visitor.getProduct(id)).product).toMatchObject({ name: 'Enamel Mug', discount });

  const changed = await merchant.updateProduct(id, { name: 'Tin Mug', priceData: { price: 24 } });
  expect(changed.product).toMatchObject({ _id: id, name: 'Tin Mug', brand: 'Tin', priceData: { price: 24 } });
  await merchant.removeBrand(id);
  await merchant.removeRibbon(id);
  const { product: plain } = await visitor.getProduct(id);
  expect([plain?.brand ?? '', plain?.ribbon ?? '']).toEqual(['', '']);

  expect(await merchant.deleteProduct(id)).toBeUndefined();
  await expect(visitor.getProduct(id)).rejects.toMatchObject({ status: 404 });
});

test('only merchants write, and they see what a product costs them', async () => {
  const id = await create({ costAndProfitData: { itemCost: 8 } });
  await expect(visitor.createProduct({ name: 'Mug', priceData: { price: 1 } })).rejects.toMatchObject({ status: 403 });
  await expect(visitor.updateProduct(id, { name: 'Mug' })).rejects.toMatchObject({ status: 403 });
  await expect(visitor.deleteProduct(id)).rejects.toMatchObject({ status: 403 });
  const costOf = async (module: typeof visitor) =>
    (await module.getProduct(id, { includeMerchantSpecificData: true })).product?.costAndProfitData?.itemCost;
  expect(await costOf(merchant)).toBe(8);
  expect(await costOf(visitor)).toBeUndefined();
});

test('what the platform does not take is an error with the field that is wrong', async () => {
  const tooLong = merchant.createProduct({ name: 'x'.repeat(81), priceData: { price: 1 } });
  await expect(tooLong).rejects.toMatchObject({ status: 400, kind: 'validation' });
  const priceless = merchant.createProduct({ name: 'Mug', priceData: { price: -1 } });
  await expect(priceless).rejects.toMatchObject({
    details: { validationError: { fieldViolations: [{ field: 'product.priceData.price' }] } },
  });
  await expect(merchant.updateProduct(nobody, { name: 'Mug' })).rejects.toMatchObject({ status: 404 });
});

test('variants are changed by their choices, and reset', async () => {
  const id = await sized();
  const changed = await merchant.updateProductVariants(id, [{ choices: { Size: 'L' }, price: 26, sku: 'tee-l' }]);
  const prices = async () => {
    const { variants = [] } = await visitor.queryProductVariants(id);
    return new Map(variants.map((one) => [one.choices?.['Size'], one.variant?.priceData?.price]));
  };
  expect(await prices()).toEqual(
    new Map([
      ['S', 20],
      ['L', 26],
    ]),
  );

  const large = changed.variants?.find(({ choices }) => choices?.['Size'] === 'L');
  const { variant } = await visitor.getStoreVariant(`${id}-${large?._id}`);
  expect(variant).toMatchObject({ productId: id, variantId: large?._id, choices: { Size: 'L' }, managedVariant: true });
  const found = await visitor.queryStoreVariants({ filter: { productId: id }, paging: { limit: 10 } });
  expect(found.variants?.map(({ choices }) => choices?.['Size']).sort()).toEqual(['L', 'S']);

  await merchant.resetAllProductVariantData(id);
  expect(await prices()).toEqual(
    new Map([
      ['S', 20],
      ['L', 20],
    ]),
  );
  await expect(merchant.updateProductVariants(id, [{ choices: { Fit: 'slim' }, price: 1 }])).rejects.toMatchObject({
    status: 400,
  });
});

test('options are deleted where variants are not managed', async () => {
  const id = await create({ productOptions: [{ name: 'Size', choices: [choice('S'), choice('L')] }] });
  expect((await visitor.getProduct(id)).product?.productOptions).toHaveLength(1);
  await merchant.deleteProductOptions(id);
  expect((await visitor.getProduct(id)).product?.productOptions).toEqual([]);
});

test('media are added, shown by choices, and removed', async () => {
  const id = await create({ productOptions: [{ name: 'Color', choices: [choice('Moss'), choice('Ink')] }] });
  const media = async () => (await visitor.getProduct(id)).product;
  const shownBy = async (name: string) =>
    (await media())?.productOptions?.[0]?.choices?.find(({ description }) => description === name)?.media?.items ?? [];
  await merchant.addProductMedia(id, [
    { url: 'https://shop.example/one.jpg' },
    { url: 'https://shop.example/two.jpg' },
  ]);
  const ids = (await media())?.media?.items?.map(({ _id }) => _id ?? '') ?? [];
  expect(ids).toHaveLength(2);

  const [first = ''] = ids;
  await merchant.addProductMediaToChoices(id, [{ option: 'Color', choice: 'Moss', mediaIds: [first] }]);
  expect((await shownBy('Moss')).map(({ _id }) => _id)).toEqual([first]);
  await merchant.removeProductMediaFromChoices(id, [{ option: 'Color', choice: 'Moss', mediaIds: [first] }]);
  expect(await shownBy('Moss')).toEqual([]);

  await merchant.removeProductMedia(id, [first]);
  expect((await media())?.media?.items?.map(({ _id }) => _id)).toEqual(ids.slice(1));
  await merchant.removeProductMedia(id, []);
  expect((await media())?.media?.items).toEqual([]);
});

test('a collection is created, filled, changed, emptied and deleted', async () => {
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

test('several products are changed at once, each with its result', async () => {
  const ids = [await create(), nobody, await create({ priceData: { price: 10 } })];
  const set = await merchant.bulkUpdateProductsProperty(ids, { brand: 'Loom' });
  expect(set.results?.map(({ itemMetadata }) => [itemMetadata?._id, itemMetadata?.success])).toEqual(
    ids.map((id) => [id, id !== nobody]),
  );
  expect(set.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
  expect(set.results?.[1]?.itemMetadata?.error?.code).toEqual(expect.any(String));
  await merchant.bulkAdjustProductProperty({ price: { percentage: { rate: 10, roundToInt: false } } }, ids);
  await merchant.bulkAdjustProductProperty({ price: { amount: -1 } }, ids);
  const prices = await Promise.all(
    [ids[0], ids[2]].map(async (id = '') => (await visitor.getProduct(id)).product?.priceData?.price),
  );
  expect(prices).toEqual([21, 10]);
});
