import { expect, test } from 'vitest';
import { products } from '../../index.js';
import { openShop } from '../../testing/shop.js';

const { merchant, visitor, create } = openShop();
const nobody = '11111111-1111-4111-8111-111111111111';

test('creates, updates and deletes a product', async () => {
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

test('only merchants can write products and read their cost', async () => {
  const id = await create({ costAndProfitData: { itemCost: 8 } });
  await expect(visitor.createProduct({ name: 'Mug', priceData: { price: 1 } })).rejects.toMatchObject({ status: 403 });
  await expect(visitor.updateProduct(id, { name: 'Mug' })).rejects.toMatchObject({ status: 403 });
  await expect(visitor.deleteProduct(id)).rejects.toMatchObject({ status: 403 });
  const costOf = async (module: typeof visitor) =>
    (await module.getProduct(id, { includeMerchantSpecificData: true })).product?.costAndProfitData?.itemCost;
  expect(await costOf(merchant)).toBe(8);
  expect(await costOf(visitor)).toBeUndefined();
});

test('invalid fields are errors with field violations', async () => {
  const tooLong = merchant.createProduct({ name: 'x'.repeat(81), priceData: { price: 1 } });
  await expect(tooLong).rejects.toMatchObject({ status: 400, kind: 'validation' });
  const priceless = merchant.createProduct({ name: 'Mug', priceData: { price: -1 } });
  await expect(priceless).rejects.toMatchObject({
    details: { validationError: { fieldViolations: [{ field: 'product.priceData.price' }] } },
  });
  await expect(merchant.updateProduct(nobody, { name: 'Mug' })).rejects.toMatchObject({ status: 404 });
});

test('updates several products at once, with a result for each', async () => {
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
