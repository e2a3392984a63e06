import { createEmulator, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID, type Emulator } from '@cartwright/emulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMerchant, type Merchant } from '../harness/merchants.js';
import { official, ours, type Side } from '../harness/sides.js';
import { jacket } from './jacket.js';
import { startJournal, type Journal } from './journal.js';
import { emulatorFetch, origin } from './platform.js';

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
};

const pictures = ['https://images.example.com/front.jpg', 'https://images.example.com/clay.png'];

/** Opens a shop with a frozen clock, its merchant, and a journal of the merchant's calls. */
const openShop = (side: Side) => {
  const emulator: Emulator = createEmulator({ catalogVersion: 'v1', origin });
  emulator.clock().freeze(new Date('2026-03-01T12:00:00.000Z'));
  const merchant = openMerchant(side, { fetch: emulatorFetch(emulator), apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID });
  return { emulator, merchant, ...startJournal() };
};

const journals = new Map<string, Journal['entries']>();

describe.each([official, ours])('a merchant with the $name SDK', (side) => {
  let shop: ReturnType<typeof openShop>;
  let products: Merchant['products'];
  let id: string;
  let plainId: string;
  const note: Journal['note'] = (name, call) => shop.note(name, call);
  const refused: Journal['refused'] = (name, call) => shop.refused(name, call);
  const read = async () => must((await products.getProduct(id, { includeMerchantSpecificData: true })).product);

  beforeAll(() => {
    shop = openShop(side);
    products = shop.merchant.products;
  });
  afterAll(() => {
    journals.set(side.name, shop.entries);
    shop.emulator.close();
  });

  test('creates products, whose slugs are unique, and finds them', async () => {
    const { product } = await note('created', products.createProduct(jacket));
    id = must(product?._id);
    expect(product).toMatchObject({
      name: 'Fell Jacket',
      slug: 'fell-jacket',
      ribbon: 'New',
      brand: 'North Ridge',
      manageVariants: false,
      priceData: { price: 180, discountedPrice: 153 },
      costAndProfitData: { itemCost: 72.5 },
      stock: { inventoryStatus: 'IN_STOCK' },
    });
    expect(product).toHaveProperty('_createdDate', new Date('2026-03-01T12:00:00.000Z'));
    expect(product?.variants).toHaveLength(6);
    expect(await note('read', read())).toEqual(product);
    const { product: second } = await note('created again', products.createProduct(jacket));
    expect(second?.slug).not.toBe('fell-jacket');
    expect(Number(second?.numericId)).toBeGreaterThan(Number(product?.numericId));
    const { items } = await products.queryProducts().startsWith('name', 'Fell').ascending('numericId').find();
    expect((await note('found', Promise.resolve(items))).map(({ _id }) => _id)).toEqual([id, second?._id]);
    await note('deleted', products.deleteProduct(must(second?._id)));
    const error = await refused('is gone', () => products.getProduct(must(second?._id)));
    expect(error).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' });
  });

  test('updates specified fields only', async () => {
    const before = await read();
    const { product } = await note(
      'updated',
      products.updateProduct(id, { name: 'Fell Jacket II', priceData: { price: 200 } }),
    );
    expect(product).toMatchObject({ name: 'Fell Jacket II', priceData: { price: 200, discountedPrice: 170 } });
    expect(product).toMatchObject({ description: before.description, brand: before.brand, slug: before.slug });
    await note('without brand', products.removeBrand(id));
    await note('without ribbon', products.removeRibbon(id));
    const after = await note('read after', read());
    expect(after.brand ?? '').toBe('');
    expect(after.ribbon ?? '').toBe('');
  });

  test('manages variants: all combinations, overrides, and reset', async () => {
    await note('managed', products.updateProduct(id, { manageVariants: true }));
    const all = await note('variants', products.queryProductVariants(id));
    expect(all.variants).toHaveLength(6);
    const { variants = [] } = await note(
      'overridden',
      products.updateProductVariants(id, [
        { choices: { Color: 'Clay', Size: 'L' }, price: 220, cost: 80, weight: 2.1, sku: 'FELL-C-L' },
        { choices: { Color: 'Pine', Size: 'S' }, visible: false },
      ]),
    );
    expect(variants.map(({ variant }) => [variant?.priceData?.price, variant?.visible])).toEqual(
      expect.arrayContaining([
        [220, true],
        [200, false],
      ]),
    );
    const clay = await note('asked for', products.getProductOptionsAvailability(id, { Color: 'Clay', Size: 'L' }));
    expect(clay).toMatchObject({ availableForPurchase: true, selectedVariant: { sku: 'FELL-C-L', weight: 2.1 } });
    expect(await note('range', read())).toMatchObject({ priceRange: { minValue: 200, maxValue: 220 } });
    const unknown = await refused('unknown choice', () =>
      products.updateProductVariants(id, [{ choices: { Color: 'Blue', Size: 'S' }, price: 1 }]),
    );
    expect(unknown.status).toBe(400);
    await refused('options of managed variants', () => products.deleteProductOptions(id));
    await note('reset', products.resetAllProductVariantData(id));
    const { variants: reset = [] } = await note('variants after', products.queryProductVariants(id));
    expect(reset.map(({ variant }) => [variant?.priceData?.price, variant?.weight, variant?.visible])).toEqual(
      Array(6).fill([200, 1.8, true]),
    );
  });

  test('adds images to the product and its choices, and removes them', async () => {
    await note(
      'pictures',
      products.addProductMedia(
        id,
        pictures.map((url) => ({ url })),
      ),
    );
    const items = must((await note('with pictures', read())).media?.items);
    expect(items.map(({ image }) => image?.url)).toEqual(pictures);
    const mediaIds = [must(items[1]?._id)];
    const assignment = [{ option: 'Color', choice: 'Clay', mediaIds }];
    await note('given to a choice', products.addProductMediaToChoices(id, assignment));
    const readMedia = async (choice: string) =>
      must((await read()).productOptions?.[0]?.choices?.find(({ description }) => description === choice)).media
        ?.items ?? [];
    expect((await note('of the choice', readMedia('Clay'))).map(({ image }) => image?.url)).toEqual([pictures[1]]);
    expect(await readMedia('Pine')).toEqual([]);
    await refused('an unknown choice', () =>
      products.addProductMediaToChoices(id, [{ option: 'Color', choice: 'Blue', mediaIds }]),
    );
    await note('taken from the choice', products.removeProductMediaFromChoices(id, assignment));
    expect(await readMedia('Clay')).toEqual([]);
    await note('taken away', products.removeProductMedia(id, mediaIds));
    expect((await note('without', read())).media?.items).toHaveLength(1);
  });

  test('creates, fills and empties collections', async () => {
    const { collection } = await note('collection', products.createCollection({ name: 'Rain & Wind' }));
    const collectionId = must(collection?._id);
    await note('filled', products.addProductsToCollection(collectionId, [id]));
    const inside = async () =>
      (await products.queryProducts().hasSome('collectionIds', [collectionId]).find()).items.map(({ _id }) => _id);
    expect(await note('inside', inside())).toEqual([id]);
    const { collection: renamed } = await note(
      'renamed',
      products.updateCollection(collectionId, { name: 'Weather', visible: true }),
    );
    expect(renamed).toMatchObject({ _id: collectionId, name: 'Weather' });
    const bySlug = await note('by slug', products.getCollectionBySlug(must(renamed?.slug)));
    expect(bySlug.collection?._id).toBe(collectionId);
    expect(await note('by id', shop.merchant.collections.getCollection(collectionId))).toMatchObject({
      name: 'Weather',
    });
    await note('emptied', products.removeProductsFromCollection(collectionId, [id]));
    expect(await note('inside after', inside())).toEqual([]);
    await note('collection deleted', products.deleteCollection(collectionId));
    const error = await refused('no collection', () => shop.merchant.collections.getCollection(collectionId));
    expect(error.status).toBe(404);
  });

  test('updates products in bulk, each independently', async () => {
    const { product } = await note(
      'plain',
      products.createProduct({
        name: 'Fell Mug',
        productType: 'physical' as const,
        priceData: { price: 12.5 },
        costAndProfitData: { itemCost: 4.5 },
      }),
    );
    plainId = must(product?._id);
    const ids = [id, '00000000-dead-4bad-8bad-000000000000', plainId];
    const set = await note('priced', products.bulkUpdateProductsProperty(ids, { price: 100 }));
    expect(set.results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false, true]);
    expect(set.results?.[1]?.itemMetadata?.error?.code).toBe('PRODUCT_NOT_FOUND');
    expect(set.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
    await note('raised', products.bulkAdjustProductProperty({ price: { percentage: { rate: 10 } } }, ids));
    await note('lowered', products.bulkAdjustProductProperty({ price: { amount: -5 } }, ids));
    const readPrice = async (one: string) => (await products.getProduct(one)).product?.priceData?.price;
    expect(await note('prices', Promise.all([readPrice(id), readPrice(plainId)]))).toEqual([105, 105]);
    const below = await note('below zero', products.bulkAdjustProductProperty({ price: { amount: -1000 } }, ids));
    expect(below.bulkActionMetadata?.totalSuccesses).toBe(0);
    expect(await readPrice(plainId)).toBe(105);
  });

  test('tracks quantities, and never oversells with concurrent buyers', async () => {
    const { inventory } = shop.merchant;
    const variantId = '00000000-0000-0000-0000-000000000000';
    await note(
      'counted',
      inventory.updateInventoryVariants(plainId, { trackQuantity: true, variants: [{ variantId, quantity: 20 }] }),
    );
    await note('more', inventory.incrementInventory([{ productId: plainId, variantId, incrementBy: 5 }]));
    const buyers = await Promise.allSettled(
      Array.from({ length: 40 }, () =>
        inventory.decrementInventory([{ productId: plainId, variantId, decrementBy: 1 }]),
      ),
    );
    expect(buyers.filter(({ status }) => status === 'fulfilled')).toHaveLength(25);
    const { product } = await note('sold out', products.getProduct(plainId));
    expect(product?.stock).toMatchObject({ quantity: 0, inStock: false, inventoryStatus: 'OUT_OF_STOCK' });
    await refused('nothing left', () =>
      inventory.decrementInventory([{ productId: plainId, variantId, decrementBy: 1 }]),
    );
    const { inventoryItem } = await note('item', inventory.getInventoryVariants(must(product?.inventoryItemId)));
    expect(inventoryItem).toMatchObject({
      productId: plainId,
      trackQuantity: true,
      variants: [{ variantId, quantity: 0 }],
    });
    const listed = await note(
      'items',
      inventory.queryInventory({ query: { filter: JSON.stringify({ productId: plainId }) } }),
    );
    expect(listed.inventoryItems).toHaveLength(1);
  });

  test('finds variants of the whole store', async () => {
    const { variants = [] } = await note(
      'of one product',
      products.queryStoreVariants({
        filter: { productId: { $in: [id, plainId] } },
        sort: [{ fieldName: 'sku', order: 'ASC' }],
      }),
    );
    expect(variants).toHaveLength(7);
    const found = await note('one', products.getStoreVariant(must(variants[0]?._id)));
    expect(found.variant).toEqual(variants[0]);
  });

  test('receives the platform’s validation errors with the field', async () => {
    const wrong: readonly (readonly [string, Parameters<Merchant['products']['createProduct']>[0], string])[] = [
      ['a name too long', { ...jacket, name: 'x'.repeat(81) }, 'product.name'],
      ['a price below zero', { ...jacket, priceData: { price: -1 } }, 'product.priceData.price'],
      ['more than all of it', { ...jacket, discount: { type: 'PERCENT', value: 101 } }, 'product.discount.value'],
    ];
    for (const [name, product, field] of wrong) {
      const refusal = await refused(name, () => products.createProduct(product));
      expect(refusal, name).toMatchObject({ status: 400, fields: [field] });
    }
    const choices = Array.from({ length: 11 }, (_, index) => ({ value: `${index}`, description: `${index}` }));
    const many = ['A', 'B', 'C'].map((name) => ({ name, choices }));
    const tooMany = await refused('too many variants', () =>
      products.createProduct({ ...jacket, productOptions: many }),
    );
    expect(tooMany).toMatchObject({ status: 400, fields: ['product.productOptions'] });
  });

  test('can read costs; a visitor can neither read costs nor write', async () => {
    const merchantSpecific = { includeMerchantSpecificData: true };
    const { product } = await note('with its cost', products.getProduct(plainId, merchantSpecific));
    expect(product?.costAndProfitData?.itemCost).toBe(4.5);
    await note('hidden', products.updateProduct(id, { visible: false }));
    const fetch = emulatorFetch(shop.emulator);
    const globalFetch = globalThis.fetch;
    if (side.usesGlobalFetch) globalThis.fetch = fetch;
    try {
      const visitor = side.open({ fetch, clientId: DEMO_CLIENT_ID }) as unknown as { products: Merchant['products'] };
      const received = await visitor.products.getProduct(plainId, merchantSpecific);
      expect(received.product?.name).toBe('Fell Mug');
      expect(received.product).not.toHaveProperty('costAndProfitData');
      expect(await refused('a hidden product', () => visitor.products.getProduct(id))).toMatchObject({ status: 404 });
      const { items } = await visitor.products.queryProducts().in('_id', [id, plainId]).find();
      expect(items.map(({ _id }) => _id)).toEqual([plainId]);
      for (const change of [
        () => visitor.products.createProduct(jacket),
        () => visitor.products.deleteProduct(id),
        () => visitor.products.removeRibbon(id),
      ])
        expect(await refused('a visitor', change)).toMatchObject({ status: 403 });
    } finally {
      globalThis.fetch = globalFetch;
    }
    await note('unmanaged options', products.updateProduct(plainId, { productOptions: jacket.productOptions }));
    await note('options taken away', products.deleteProductOptions(plainId));
    expect((await products.getProduct(plainId)).product?.productOptions).toEqual([]);
  });
});

test('both SDKs return the same results at every step', () => {
  const [theirs, own] = [journals.get('official') ?? [], journals.get('ours') ?? []];
  expect(theirs.length).toBeGreaterThan(50);
  expect(own.map(([name]) => name)).toEqual(theirs.map(([name]) => name));
  for (const [step, [name, outcome]] of own.entries()) expect(outcome, name).toEqual(theirs[step]?.[1]);
});
