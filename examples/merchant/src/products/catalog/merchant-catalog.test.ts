import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { createCatalog } from '@cartwright/stores/catalog';
import { decrementInventory } from '@cartwright/stores/inventory';
import { getProduct, queryProducts } from '@cartwright/stores/products';
import { getProduct as getProductV3, updateProduct } from '@cartwright/stores/products-v3';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { describe, expect, test } from 'vitest';
import { changedFields, type Fields } from '../../lib/merge-edits.js';
import type { EditedProduct, NewProduct } from './merchant-catalog.js';
import { openCatalog } from './open-catalog.server.js';
import { isRevisionConflict } from './revision-conflict.js';
import { noVariantId } from './v1/product-fields.js';

/** Opens the catalog of an emulator. `hooks.before` is called before each request. */
async function open(version: 'v1' | 'v3') {
  const emulator = createEmulator({ catalogVersion: version });
  const hooks: { before?: (request: Request) => Promise<void> } = {};
  const client = createClient({
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
    apiUrl: 'http://localhost',
    async fetch(input, init) {
      const request = new Request(input, init);
      await hooks.before?.(request);
      return emulator.fetch(request);
    },
  });
  return { client, hooks, catalog: await openCatalog(client) };
}

const beanie: NewProduct = {
  name: 'Beanie',
  description: { html: '<p>Warm</p>' },
  visible: true,
  media: [],
  options: [],
  variants: [{ choices: {}, price: '29', sku: 'B-1', quantity: 7 }],
};
const sized: NewProduct = {
  name: 'Beanie',
  description: '',
  visible: true,
  media: [],
  options: [{ name: 'Size', choices: ['S', 'M'] }],
  variants: ['S', 'M'].map((Size) => ({ choices: { Size }, price: '29', sku: '', quantity: 7 })),
};

/** Field of the variant with a name. */
const getField = ({ variants }: EditedProduct, kind: string, name = ''): string =>
  `${kind}:${variants.find((variant) => variant.name === name)?.id ?? ''}`;
const getStock = ({ stock }: EditedProduct) => Object.fromEntries(stock.map((one) => [one.variant, one.quantity]));

describe.each(['v1', 'v3'] as const)('Catalog %s', (version) => {
  test('creates, changes and deletes a product', async () => {
    const { catalog } = await open(version);
    const id = await catalog.create(beanie);
    const created = await catalog.read(id);
    expect(created.fields).toMatchObject({ name: 'Beanie', visible: 'on' });
    expect(created.html).toBe('<p>Warm</p>');
    expect(created).toMatchObject({ currency: 'USD', stock: [{ quantity: 7 }], options: [] });
    const changes = {
      name: 'Cap',
      visible: '',
      [getField(created, 'price')]: '31.50',
      [getField(created, 'sku')]: 'C',
    };
    await catalog.save(id, created.revision, changes);
    const saved = await catalog.read(id);
    expect(changedFields(created.fields, saved.fields)).toEqual(changes);
    expect(saved.revision).not.toBe(created.revision);
    await catalog.remove(id);
    await expect(catalog.read(id)).rejects.toMatchObject({ status: 404 });
  });

  test('changes single variants', async () => {
    const { catalog } = await open(version);
    const id = await catalog.create(sized);
    const before = await catalog.read(id);
    const changes: Fields = {
      [getField(before, 'price', 'S')]: '12.00',
      [getField(before, 'sku', 'M')]: 'B-M',
      [getField(before, 'visible', 'M')]: '',
    };
    await catalog.save(id, before.revision, changes);
    const after = await catalog.read(id);
    expect(changedFields(before.fields, after.fields)).toEqual(changes);
    expect(getStock(after)).toEqual({ S: 7, M: 7 });
  });

  test('saves nothing for an outdated revision', async () => {
    const { catalog } = await open(version);
    const id = await catalog.create(sized);
    const before = await catalog.read(id);
    await catalog.save(id, before.revision, { name: 'Cap' });
    const choice = { optionId: before.options[0]?.id ?? '', name: 'L', color: undefined, quantity: undefined };
    const removed = { optionId: choice.optionId, choiceId: before.options[0]?.choices[0]?.id ?? '' };
    for (const change of [
      catalog.save(id, before.revision, { name: 'Hat' }),
      catalog.addChoice(id, before.revision, choice),
      catalog.removeChoice(id, before.revision, removed),
    ]) {
      const error: unknown = await change.catch((reason: unknown) => reason);
      expect(isRevisionConflict(error)).toBe(true);
    }
    const after = await catalog.read(id);
    expect(after.fields['name']).toBe('Cap');
    expect(after.variants).toEqual(before.variants);
  });

  test('adds a choice with the prices of the other variants, and removes one', async () => {
    const { catalog } = await open(version);
    const id = await catalog.create(sized);
    const before = await catalog.read(id);
    const prices = { [getField(before, 'price', 'S')]: '31', [getField(before, 'price', 'M')]: '31' };
    await catalog.save(id, before.revision, prices);
    const { revision } = await catalog.read(id);
    const [option] = before.options;
    const choice = { optionId: option?.id ?? '', name: 'L', color: undefined, quantity: 3 };
    await catalog.addChoice(id, revision, choice);
    const added = await catalog.read(id);
    expect(getStock(added)).toEqual({ S: 7, M: 7, L: 3 });
    expect(added.fields[getField(added, 'price', 'L')]).toBe('31.00');
    expect(added.options[0]?.choices.map(({ name, variantCount }) => `${name} ${variantCount}`)).toEqual([
      ...['S 1', 'M 1', 'L 1'],
    ]);
    const removed = { optionId: choice.optionId, choiceId: option?.choices[0]?.id ?? '' };
    await catalog.removeChoice(id, added.revision, removed);
    expect(getStock(await catalog.read(id))).toEqual({ M: 7, L: 3 });
  });

  test('sets stock, unless it changed meanwhile', async () => {
    const { catalog } = await open(version);
    const id = await catalog.create(sized);
    const { stock } = await catalog.read(id);
    const [small, medium] = ['S', 'M'].map((name) => {
      const { id: itemId = '', revision = '' } = stock.find(({ variant }) => variant === name) ?? {};
      return { id: itemId, revision, quantity: 2 };
    });
    if (!small || !medium) throw new Error('The stock of a variant is missing.');
    expect(await catalog.setStock(id, [small])).toEqual([]);
    expect(
      await catalog.setStock(id, [
        { ...small, quantity: 9 },
        { ...medium, quantity: 12 },
      ]),
    ).toEqual([small.id]);
    expect(getStock(await catalog.read(id))).toEqual({ S: 2, M: 12 });
  });

  test('adds and removes media', async () => {
    const { catalog } = await open(version);
    const id = await catalog.create(beanie);
    await catalog.addMedia(id, 'https://static.wixstatic.com/media/one.jpg');
    await catalog.addMedia(id, 'https://static.wixstatic.com/media/two.jpg');
    const { media } = await catalog.read(id);
    expect(media).toHaveLength(2);
    await catalog.removeMedia(id, media[0]?.id ?? '');
    expect((await catalog.read(id)).media.map((file) => file.id)).toEqual([media[1]?.id]);
  });

  test('moves media by one place, unless it was removed', async () => {
    const { catalog } = await open(version);
    const media = ['one', 'two', 'three'].map((name) => ({
      file: `https://static.wixstatic.com/media/${name}.jpg`,
      altText: '',
    }));
    const id = await catalog.create({ ...beanie, media });
    const ids = async () => (await catalog.read(id)).media.map((file) => file.id);
    const [one = '', two = '', three = ''] = await ids();
    await catalog.moveMedia(id, three, -1);
    expect(await ids()).toEqual([one, three, two]);
    await catalog.moveMedia(id, one, 1);
    expect(await ids()).toEqual([three, one, two]);
    await catalog.moveMedia(id, two, 1);
    await catalog.moveMedia(id, three, -1);
    expect(await ids()).toEqual([three, one, two]);
    await catalog.removeMedia(id, one);
    await expect(catalog.moveMedia(id, one, 1)).rejects.toSatisfy(isRevisionConflict);
  });

  test('creates a product with media, and changes their order', async () => {
    const { catalog } = await open(version);
    const getFile = (name: string) => ({ file: `22e53e_${name}.jpg`, altText: '' });
    const files = async () => (await catalog.read(id)).media.map(({ file }) => file);
    const id = await catalog.create({ ...beanie, media: ['one', 'two', 'three'].map(getFile) });
    expect(await files()).toEqual(['22e53e_one.jpg', '22e53e_two.jpg', '22e53e_three.jpg']);
    await catalog.setMedia(id, ['one', 'three', 'four', 'two'].map(getFile));
    expect(await files()).toEqual(['22e53e_one.jpg', '22e53e_three.jpg', '22e53e_four.jpg', '22e53e_two.jpg']);
    await catalog.setMedia(id, [getFile('three')]);
    expect(await files()).toEqual(['22e53e_three.jpg']);
  });

  test('adds a product to categories, and keeps those that someone else added', async () => {
    const { catalog } = await open(version);
    const id = await catalog.create(beanie);
    const getId = ({ categories }: EditedProduct, name: string) =>
      categories.find((one) => one.name === name)?.id ?? '';
    const selected = async () =>
      (await catalog.read(id)).categories
        .filter((one) => one.isSelected && !/^all/i.test(one.name))
        .map((one) => one.name);
    const opened = await catalog.read(id);
    await catalog.changeCategories(id, { added: [getId(opened, 'Apparel')], removed: [] });
    await catalog.changeCategories(id, { added: [getId(opened, 'Kitchen & Table')], removed: [] });
    expect((await selected()).sort()).toEqual(['Apparel', 'Kitchen & Table']);
    await catalog.changeCategories(id, { added: [], removed: [getId(opened, 'Apparel')] });
    expect(await selected()).toEqual(['Kitchen & Table']);
  });
});

describe('Catalog V1', () => {
  const saved = async (product: NewProduct, changes: (created: EditedProduct) => Fields) => {
    const { catalog } = await open('v1');
    const id = await catalog.create(product);
    const before = await catalog.read(id);
    await catalog.save(id, before.revision, changes(before));
    return changedFields(before.fields, (await catalog.read(id)).fields);
  };

  test('changes the discount', async () => {
    expect(await saved(beanie, () => ({ discount: '15%' }))).toEqual({ discount: '15%' });
    expect(await saved({ ...beanie, discount: '15%' }, () => ({ discount: '' }))).toEqual({ discount: '' });
  });

  test('the base price changes without the prices of the variants', async () => {
    expect(await saved(sized, () => ({ price: '40.00' }))).toEqual({ price: '40.00' });
    const sale = (before: EditedProduct) => ({ price: '5', [getField(before, 'price', 'S')]: '3' });
    const cheap = { ...sized, price: '29', variants: sized.variants.map((variant) => ({ ...variant, price: '10' })) };
    expect(Object.values(await saved(cheap, sale)).sort()).toEqual(['3.00', '5.00']);
  });

  test('variants share price and stock until the merchant gives each its own', async () => {
    const { catalog } = await open('v1');
    const shared = { ...sized, variants: [{ choices: {}, price: '29', sku: 'B', quantity: 7 }] };
    const id = await catalog.create(shared);
    const before = await catalog.read(id);
    expect(before).toMatchObject({ choiceStock: 'shared', variants: [{ id: noVariantId }], stock: [{ quantity: 7 }] });
    const choice = { optionId: 'Size', name: 'L', color: undefined, quantity: undefined };
    await catalog.addChoice(id, before.revision, choice);
    const added = await catalog.read(id);
    expect(added.options[0]?.choices.map(({ name, variantCount }) => [name, variantCount]).at(-1)).toEqual(['L', 1]);
    await catalog.save(id, added.revision, { managesVariants: 'on' });
    const after = await catalog.read(id);
    expect(after.fields).not.toHaveProperty('managesVariants');
    expect(getStock(after)).toEqual({ S: 0, M: 0, L: 0 });
  });

  test('choices keep their images when the order changes', async () => {
    const { catalog, client } = await open('v1');
    const [product] = (await client.use(queryProducts)().eq('slug', 'everyday-tee').find()).items;
    const { _id: id = '', productOptions = [] } = product ?? {};
    const getImages = (options: typeof productOptions) =>
      options.flatMap(({ choices = [] }) => choices.map(({ media }) => media?.items?.map(({ _id }) => _id) ?? []));
    expect(getImages(productOptions).flat().length).toBeGreaterThan(0);
    const { media } = await catalog.read(id);
    await catalog.setMedia(id, [...media].reverse());
    expect((await catalog.read(id)).media.map((file) => file.id)).toEqual(media.map((file) => file.id).reverse());
    const after = (await client.use(getProduct)(id)).product;
    expect(getImages(after?.productOptions ?? [])).toEqual(getImages(productOptions));
  });

  test('units that are sold while the stock is set are subtracted', async () => {
    const { catalog, client, hooks } = await open('v1');
    const id = await catalog.create(beanie);
    const { stock } = await catalog.read(id);
    const change = { id: noVariantId, revision: stock[0]?.revision ?? '' };
    const sellBefore = (path: RegExp, decrementBy: number) => {
      hooks.before = async ({ url }) => {
        if (!path.test(url)) return;
        delete hooks.before;
        await client.use(decrementInventory)([{ productId: id, variantId: noVariantId, decrementBy }]);
      };
    };
    sellBefore(/increment$/, 2);
    expect(await catalog.setStock(id, [{ ...change, quantity: 10 }])).toEqual([]);
    expect(getStock(await catalog.read(id))).toEqual({ '': 8 });
    sellBefore(/decrement$/, 7);
    expect(await catalog.setStock(id, [{ ...change, revision: '8', quantity: 3 }])).toEqual([noVariantId]);
    expect(getStock(await catalog.read(id))).toEqual({ '': 1 });
  });

  test('starts to track stock', async () => {
    const { catalog } = await open('v1');
    const id = await catalog.create({
      ...beanie,
      variants: [{ choices: {}, price: '29', sku: '', quantity: undefined }],
    });
    const [entry] = (await catalog.read(id)).stock;
    expect(entry).toMatchObject({ quantity: undefined, inStock: true });
    expect(await catalog.setStock(id, [{ id: noVariantId, revision: entry?.revision ?? '', quantity: 4 }])).toEqual([]);
    expect(getStock(await catalog.read(id))).toEqual({ '': 4 });
  });

  test('creates nothing if a variant or its stock is rejected', async () => {
    const { catalog, client } = await open('v1');
    const [variant] = sized.variants;
    const product = { ...sized, name: 'Impossible', variants: variant ? [{ ...variant, quantity: 1e6 }] : [] };
    await expect(catalog.create(product)).rejects.toMatchObject({ status: 400 });
    expect((await createCatalog(client).queryProducts({ filter: { text: 'Impossible' } })).items).toEqual([]);
  });
});

describe('description of Catalog V3', () => {
  test('is written as text, and shown as HTML', async () => {
    const { catalog } = await open('v3');
    const id = await catalog.create({ ...beanie, description: '**Warm**\n\n- Wool' });
    const { fields, html, revision } = await catalog.read(id);
    expect(fields['description']).toBe('**Warm**\n\n- Wool');
    expect(html).toBe('<p><strong>Warm</strong></p><ul><li><p>Wool</p></li></ul>');
    await catalog.save(id, revision, { description: '' });
    expect(await catalog.read(id)).toMatchObject({ html: '', fields: { description: '' } });
  });

  test('keeps images when the text around them is edited', async () => {
    const { catalog, client } = await open('v3');
    const id = await catalog.create(beanie);
    const image = {
      type: 'IMAGE',
      id: 'i',
      nodes: [],
      imageData: { image: { src: { id: 'mug.jpg' } }, altText: 'Mug' },
    };
    const content = async () => (await client.use(getProductV3)(id, { fields: ['DESCRIPTION'] })).description?.nodes;
    const { revision = '' } = await client.use(getProductV3)(id);
    const text = { type: 'TEXT', id: '', nodes: [], textData: { text: 'Warm', decorations: [] } };
    const paragraph = { type: 'PARAGRAPH', id: 'p', nodes: [text], paragraphData: { indentation: 1 } };
    await client.use(updateProduct)(id, { revision: revision ?? '', description: { nodes: [image, paragraph] } });
    const opened = await catalog.read(id);
    const edited = opened.fields['description']?.replace('Warm', 'Very **warm**') ?? '';
    await catalog.save(id, opened.revision, { description: edited });
    const [first, second] = (await content()) ?? [];
    expect(first).toEqual(image);
    expect(second).toMatchObject({ id: 'p', paragraphData: { indentation: 1 } });
    expect((await catalog.read(id)).html).toBe('<p>Very <strong>warm</strong></p>');
  });
});

test('sets the alternative text of media, unless someone else described it', async () => {
  const { catalog } = await open('v3');
  const url = 'https://static.wixstatic.com/media/one.jpg';
  const id = await catalog.create({ ...beanie, media: [{ file: url, altText: 'A hat' }] });
  const read = async () => (await catalog.read(id)).media;
  const [{ id: mediaId } = { id: '' }] = await read();
  await catalog.setAltText?.(id, mediaId, { before: 'A hat', after: 'A beanie' });
  expect(await read()).toMatchObject([{ altText: 'A beanie' }]);
  const outdated = catalog.setAltText?.(id, mediaId, { before: 'A hat', after: 'A cap' });
  await expect(outdated).rejects.toSatisfy(isRevisionConflict);
  expect(await read()).toMatchObject([{ altText: 'A beanie' }]);
});
