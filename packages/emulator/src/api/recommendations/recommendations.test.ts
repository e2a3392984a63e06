import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { Merchant, getViolations, type MerchantProduct } from '../../testing/merchant.js';
import { type Body, type Shopper, newShopper, storesApp } from '../../testing/shopper.js';

const SAME_CATEGORIES = '68ebce04-b96a-4c52-9329-08fc9d8c1253';
const BOUGHT_TOGETHER = 'd5aac1e1-2e53-4d11-85f7-7172710b4783';
const VIEWED_TOGETHER = '5dd69f67-9ab9-478e-ba7c-10c6c6e7285f';
const BEST_SELLERS = 'ba491fd2-b172-4552-9ea6-7202e01d1d3c';

interface Recommendation extends Body {
  recommendation: { items: { catalogItemId: string; appId: string }[]; algorithm?: { id: string } };
}

let merchant: Merchant;
let shopper: Shopper;

const toAlgorithm = (id: string, appId = storesApp) => ({ id, appId });
const call = (body: object) => shopper.call<Recommendation>('POST', '/v1/recommendations/get', body);
const recommend = async (algorithmId: string, ...products: { id: string }[]) => {
  const items = products.map(({ id }) => ({ catalogItemId: id, appId: storesApp }));
  const { body } = await call({ algorithms: [toAlgorithm(algorithmId)], items });
  expect(body.recommendation.algorithm).toEqual(toAlgorithm(algorithmId));
  return body.recommendation.items.map(({ catalogItemId }) => catalogItemId);
};
const order = (...products: { id: string }[]) =>
  merchant.send<{ order: { id: string } }>('POST', '/ecom/v1/orders', {
    order: {
      channelInfo: { type: 'POS' },
      priceSummary: {},
      lineItems: products.map(({ id }) => ({
        productName: { original: 'Thing' },
        catalogReference: { catalogItemId: id, appId: storesApp },
        itemType: { preset: 'PHYSICAL' },
        quantity: 1,
        price: { amount: '5.00' },
      })),
    },
  });

describe.each(['v1', 'v3'] as const)('recommendations of a catalog %s', (catalogVersion) => {
  let mug: MerchantProduct;
  let cup: MerchantProduct;
  let bowl: MerchantProduct;
  let hat: MerchantProduct;

  /** Creates a product that is in the categories. */
  async function create(name: string, ...categoryIds: string[]): Promise<MerchantProduct> {
    if (catalogVersion === 'v1') {
      const product = await merchant.create({ name });
      for (const id of categoryIds) {
        await merchant.send('POST', `/stores/v1/collections/${id}/productIds`, { productIds: [product.id] });
      }
      return product;
    }
    const { product } = await merchant.send<{ product: MerchantProduct }>('POST', '/stores/v3/products', {
      product: {
        name,
        productType: 'PHYSICAL',
        physicalProperties: {},
        visible: true,
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '10' } }, physicalProperties: {} }] },
      },
    });
    for (const id of categoryIds) {
      await merchant.send('POST', `/categories/v1/bulk/categories/${id}/add-items`, {
        items: [{ catalogItemId: product.id, appId: storesApp }],
        treeReference: { appNamespace: '@wix/stores' },
      });
    }
    return product;
  }

  async function createCategory(name: string): Promise<string> {
    if (catalogVersion === 'v1') {
      const { collection } = await merchant.send<{ collection: { id: string } }>('POST', '/stores/v1/collections', {
        collection: { name },
      });
      return collection.id;
    }
    const { category } = await merchant.send<{ category: { id: string } }>('POST', '/categories/v1/categories', {
      category: { name, visible: true },
      treeReference: { appNamespace: '@wix/stores' },
    });
    return category.id;
  }

  beforeEach(async () => {
    const emulator = createEmulator({ catalogVersion, seed: 'empty' });
    merchant = new Merchant(emulator);
    shopper = await newShopper(emulator);
    const [kitchen, blue] = [await createCategory('Kitchen'), await createCategory('Blue')];
    mug = await create('Mug', kitchen, blue);
    hat = await create('Hat');
    cup = await create('Cup', kitchen);
    bowl = await create('Bowl', kitchen, blue);
  });

  test('share the most categories with the given items, and are followed by other items', async () => {
    expect(await recommend(SAME_CATEGORIES, mug)).toEqual([bowl.id, cup.id, hat.id]);
    expect(await recommend(SAME_CATEGORIES, mug, bowl)).toEqual([cup.id, hat.id]);
    expect(await recommend(VIEWED_TOGETHER, mug)).toEqual([bowl.id, cup.id, hat.id]);
  });

  test('were ordered with the first given item, except in canceled orders', async () => {
    await order(mug, hat);
    const canceled = [await order(mug, cup), await order(mug, cup)];
    expect(await recommend(BOUGHT_TOGETHER, mug)).toEqual([cup.id, hat.id, bowl.id]);
    for (const {
      order: { id },
    } of canceled)
      await merchant.send('POST', `/ecom/v1/orders/${id}/cancel`, {});
    expect(await recommend(BOUGHT_TOGETHER, mug)).toEqual([hat.id, bowl.id, cup.id]);
    expect(await recommend(BOUGHT_TOGETHER, bowl, mug)).toEqual([cup.id, hat.id]);
  });

  test('were sold most', async () => {
    await order(hat, hat, cup);
    const ids = await recommend(BEST_SELLERS);
    expect(ids.slice(0, 2)).toEqual([hat.id, cup.id]);
    expect(ids.slice(2).sort()).toEqual([bowl.id, mug.id].sort());
  });

  test('come from the first algorithm with enough items', async () => {
    const items = [mug, bowl].map(({ id }) => ({ catalogItemId: id, appId: storesApp }));
    const algorithms = [toAlgorithm(SAME_CATEGORIES), toAlgorithm(BEST_SELLERS)];
    const first = async (minimumRecommendedItems?: number) =>
      (await call({ algorithms, items, minimumRecommendedItems })).body.recommendation;
    expect(await first()).toMatchObject({ algorithm: algorithms[0], items: [{ appId: storesApp }, {}] });
    expect(await first(2)).toMatchObject({ algorithm: algorithms[0] });
    expect(await first(3)).toMatchObject({ algorithm: algorithms[1] });
    expect(await first(5)).toEqual({ items: [] });
  });
});

describe('requests for recommendations', () => {
  beforeEach(async () => {
    const emulator = createEmulator({ catalogVersion: 'v3' });
    merchant = new Merchant(emulator);
    shopper = await newShopper(emulator);
  });

  const code = ({ body, status }: { body: Body; status: number }) => [status, body.details?.applicationError?.code];
  const items = [{ catalogItemId: 'mug', appId: storesApp }];

  test('can use the algorithms that are listed', async () => {
    const { body } = await shopper.call<{ availableAlgorithms: { config: { algorithmId: string }; appId: string }[] }>(
      'GET',
      '/v1/recommendations/algorithms',
    );
    expect(body.availableAlgorithms).toMatchObject([
      { config: { name: 'From the same categories', algorithmType: 'RELATED_ITEMS', algorithmId: SAME_CATEGORIES } },
      { config: { name: 'Frequently bought together', algorithmType: 'RELATED_ITEMS', algorithmId: BOUGHT_TOGETHER } },
      { config: { name: 'Frequently viewed together', algorithmType: 'RELATED_ITEMS', algorithmId: VIEWED_TOGETHER } },
      { config: { name: 'Best sellers', algorithmType: 'GLOBAL', algorithmId: BEST_SELLERS } },
    ]);
    for (const { appId, config } of body.availableAlgorithms) {
      const { recommendation } = (await call({ algorithms: [toAlgorithm(config.algorithmId, appId)], items })).body;
      expect(recommendation.items).toHaveLength(16);
    }
  });

  test('are rejected for unknown algorithms, apps and items', async () => {
    const bestSellers = toAlgorithm(BEST_SELLERS);
    const unknown = await call({ algorithms: [bestSellers, toAlgorithm('none')], items });
    expect(code(unknown)).toEqual([428, 'ALGORITHM_NOT_SUPPORTED']);
    expect(unknown.body.details?.applicationError?.data).toEqual({ unsupportedAlgorithms: [toAlgorithm('none')] });
    const other = { catalogItemId: 'room', appId: '13d21c63-b5ec-5912-8397-c3a5ddb27a97' };
    const foreign = await call({ algorithms: [bestSellers], items: [...items, other] });
    expect(code(foreign)).toEqual([428, 'ITEM_APP_ID_NOT_SUPPORTED']);
    expect(foreign.body.details?.applicationError?.data).toEqual({ items: [other], algorithms: [bestSellers] });
    const algorithms = [toAlgorithm(BEST_SELLERS, other.appId)];
    expect(code(await call({ algorithms }))).toEqual([404, 'RECOMMENDATIONS_PROVIDER_NOT_FOUND']);
    expect(code(await call({ algorithms: [bestSellers, ...algorithms], minimumRecommendedItems: 1 }))[0]).toBe(200);
    expect(getViolations(await call({}))).toEqual(['algorithms REQUIRED_FIELD']);
    expect(getViolations(await call({ algorithms: [toAlgorithm(SAME_CATEGORIES)] }))).toEqual(['items REQUIRED_FIELD']);
  });
});
