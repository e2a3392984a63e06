import { expect, test } from 'vitest';
import { openShop, option } from '../../testing/shop.js';

const { merchant, visitor, create } = openShop();

test('updates variants by their choices and resets them', async () => {
  const id = await create({ manageVariants: true, productOptions: [option('Size', 'S', 'L')] });
  await merchant.updateProductVariants(id, [{ choices: { Size: 'L' }, price: 26, sku: 'tee-l' }]);
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

test('deletes options of a product without managed variants', async () => {
  const id = await create({ productOptions: [option('Size', 'S', 'L')] });
  expect((await visitor.getProduct(id)).product?.productOptions).toHaveLength(1);
  await merchant.deleteProductOptions(id);
  expect((await visitor.getProduct(id)).product?.productOptions).toEqual([]);
});
