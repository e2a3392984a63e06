import { expect, test } from 'vitest';
import { openShop, option } from '../../testing/shop.js';

const { merchant, visitor, create } = openShop();

test('adds media, assigns them to choices and removes them', async () => {
  const id = await create({ productOptions: [option('Color', 'Moss', 'Ink')] });
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
