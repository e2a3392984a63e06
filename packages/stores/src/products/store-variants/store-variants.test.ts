import { expect, test } from 'vitest';
import { openShop, option } from '../../testing/shop.js';

const { merchant, visitor, create } = openShop();

test('queries store variants by ID and product', async () => {
  const id = await create({ manageVariants: true, productOptions: [option('Size', 'S', 'L')] });
  const changed = await merchant.updateProductVariants(id, [{ choices: { Size: 'L' }, price: 26 }]);
  const large = changed.variants?.find(({ choices }) => choices?.['Size'] === 'L');
  const { variant } = await visitor.getStoreVariant(`${id}-${large?._id}`);
  expect(variant).toMatchObject({ productId: id, variantId: large?._id, choices: { Size: 'L' }, managedVariant: true });
  const found = await visitor.queryStoreVariants({ filter: { productId: id }, paging: { limit: 10 } });
  expect(found.variants?.map(({ choices }) => choices?.['Size']).sort()).toEqual(['L', 'S']);
});
