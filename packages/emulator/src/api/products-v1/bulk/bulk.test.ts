import { describe, expect, it } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import { Merchant, getOptions, getViolations, type MerchantProduct } from '../../../testing/merchant.js';

interface Result {
  results: { itemMetadata: { id: string; originalIndex: number; success: boolean; error?: { code: string } } }[];
  bulkActionMetadata: object;
}

const shop = new Merchant(createEmulator({ catalogVersion: 'v1', seed: 'empty' }));
const set = (ids: unknown, change: unknown) =>
  shop.call<Result>('POST', '/stores/v1/bulk/products/update', { ids, set: change });
const adjust = (ids: unknown, change: unknown) =>
  shop.call<Result>('POST', '/stores/v1/bulk/products/adjust-properties', { ids, adjust: change });

const codes = ({ body }: { body: Result }) => body.results.map(({ itemMetadata }) => itemMetadata.error?.code ?? 'ok');
const data = ({ variants }: MerchantProduct) =>
  variants.map(({ variant }) => [variant.priceData.price, variant.costAndProfitData?.itemCost, variant.weight]);

/**
 * Creates a product with price 10, cost 4 and weight 1, whose large variant adds 2.5 to the price and 1 to cost and
 * weight.
 */
async function managed() {
  const product = await shop.create({
    manageVariants: true,
    productOptions: getOptions({ Size: ['S', 'L'] }),
    weight: 1,
    costAndProfitData: { itemCost: 4 },
  });
  const variants = [{ choices: { Size: 'L' }, price: 12.5, cost: 5, weight: 2 }];
  await shop.send('PATCH', `/stores/v1/products/${product.id}/variants`, { variants });
  return product.id;
}

describe('bulkUpdateProductsProperty', () => {
  it('reports the result of each product, and counts them', async () => {
    const [one, two] = [await shop.create(), await shop.create()];
    const { status, body } = await set([one.id, 'no', two.id], { price: 10.25 });
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [
        { itemMetadata: { id: one.id, originalIndex: 0, success: true } },
        {
          itemMetadata: {
            id: 'no',
            originalIndex: 1,
            success: false,
            error: {
              code: 'PRODUCT_NOT_FOUND',
              description: 'Product with id "no" was not found.',
              data: { id: 'no' },
            },
          },
        },
        { itemMetadata: { id: two.id, originalIndex: 2, success: true } },
      ],
      bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 },
    });
    expect((await shop.get(one.id))['priceData']).toMatchObject({ price: 10.25 });
  });

  it('adjusts the prices of variants, and sets one cost and weight for all of them', async () => {
    const id = await managed();
    await set([id], { price: 20 });
    await set([id], { cost: 7 });
    await set([id], { weight: 0.5 });
    expect(data(await shop.get(id))).toEqual([
      [20, 7, 0.5],
      [22.5, 7, 0.5],
    ]);
  });

  it('sets and removes ribbon and brand', async () => {
    const { id } = await shop.create({ ribbon: 'Old' });
    await set([id], { ribbon: 'New', brand: null });
    await set([id], { brand: 'Maker' });
    expect(await shop.get(id)).toMatchObject({ ribbon: 'New', brand: 'Maker' });
    await set([id], { ribbon: '' });
    await set([id], { brand: '' });
    const product = await shop.get(id);
    expect([product['ribbon'], product['ribbons'], 'brand' in product]).toEqual(['', [], false]);
  });

  it('rejects only the product with a variant whose price would fall below zero', async () => {
    const product = await shop.create({ manageVariants: true, productOptions: getOptions({ Size: ['S', 'L'] }) });
    const variants = [{ choices: { Size: 'S' }, price: 3 }];
    await shop.send('PATCH', `/stores/v1/products/${product.id}/variants`, { variants });
    const before = await shop.get(product.id);
    const plain = await shop.create();
    expect(codes(await set([product.id, plain.id], { price: 6.99 }))).toEqual(['INVALID_PRICE', 'ok']);
    expect(await shop.get(product.id)).toEqual(before);
    expect(codes(await set([product.id], { price: 7 }))).toEqual(['ok']);
  });

  it.each<[string, unknown, unknown, string[]]>([
    ['no ids', undefined, { price: 1 }, ['ids REQUIRED_FIELD']],
    ['an empty list', [], { price: 1 }, ['ids MIN_SIZE']],
    ['101 ids', Array.from({ length: 101 }, String), { price: 1 }, ['ids MAX_SIZE']],
    ['the same id twice', ['a', 'a'], { price: 1 }, ['ids OTHER']],
    ['an id that is none', [{}], { price: 1 }, ['ids[0] FORMAT']],
    ['nothing to set', ['a'], undefined, ['set REQUIRED_FIELD']],
    ['an empty change', ['a'], { sku: 'x' }, ['set REQUIRED_ONE_OF_FIELD']],
    ['two properties', ['a'], { price: 1, cost: 1 }, ['set ONE_OF_ALIGNMENT']],
    ['a price below zero', ['a'], { price: -1 }, ['set.price MIN']],
    ['a cost with tenths of cents', ['a'], { cost: 0.001 }, ['set.cost DECIMAL_MAX_SCALE']],
    ['a weight as text', ['a'], { weight: '1' }, ['set.weight FORMAT']],
    ['a long brand', ['a'], { brand: 'x'.repeat(51) }, ['set.brand MAX_LENGTH']],
  ])('rejects %s', async (_title, ids, change, violations) => {
    expect(getViolations((await set(ids, change)) as { body: object })).toEqual(violations);
  });
});

describe('bulkAdjustProductProperty', () => {
  it('adjusts by an amount: the prices of variants with the product’s, cost and weight separately', async () => {
    const id = await managed();
    await adjust([id], { price: { amount: -0.1 } });
    await adjust([id], { cost: { amount: 0.2 } });
    await adjust([id], { weight: { amount: 0.7 } });
    expect(data(await shop.get(id))).toEqual([
      [9.9, 4.2, 1.7],
      [12.4, 5.2, 2.7],
    ]);
  });

  it('adjusts by a percentage, rounded half up to cents or to whole numbers', async () => {
    const { id } = await shop.create({ priceData: { price: 3.33 } });
    const price = async (rate: number, roundToInt?: boolean) => {
      await adjust([id], { price: { percentage: { rate, ...(roundToInt !== undefined && { roundToInt }) } } });
      return ((await shop.get(id))['priceData'] as { price: number }).price;
    };
    expect([await price(50), await price(-50), await price(1000, true), await price(-90)]).toEqual([5, 2.5, 28, 2.8]);
    const many = await managed();
    await adjust([many], { weight: { percentage: { rate: 50, roundToInt: true } } });
    await adjust([many], { price: { percentage: { rate: 100 } } });
    expect(data(await shop.get(many))).toEqual([
      [20, 4, 2],
      [22.5, 5, 3],
    ]);
  });

  it('rejects only products with a value that would fall below zero or exceed its maximum', async () => {
    const id = await managed();
    const before = await shop.get(id);
    const plain = await shop.create();
    expect(codes(await adjust([id, plain.id], { cost: { amount: -4.01 } }))).toEqual(['INVALID_COST', 'INVALID_COST']);
    expect(codes(await adjust([id], { weight: { amount: -1.5 } }))).toEqual(['INVALID_WEIGHT']);
    expect(codes(await adjust([id], { price: { amount: 999_999_988 } }))).toEqual(['INVALID_PRICE']);
    expect(await shop.get(id)).toEqual(before);
    expect(codes(await adjust([id], { price: { amount: -10 } }))).toEqual(['ok']);
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, ['adjust REQUIRED_FIELD']],
    ['another property', { ribbon: { amount: 1 } }, ['adjust REQUIRED_ONE_OF_FIELD']],
    ['two properties', { price: { amount: 1 }, cost: { amount: 1 } }, ['adjust ONE_OF_ALIGNMENT']],
    ['a bare number', { price: 1 }, ['adjust.price FORMAT']],
    ['neither amount nor percentage', { price: {} }, ['adjust.price REQUIRED_ONE_OF_FIELD']],
    ['both', { price: { amount: 1, percentage: { rate: 1 } } }, ['adjust.price ONE_OF_ALIGNMENT']],
    ['tenths of cents', { cost: { amount: 0.001 } }, ['adjust.cost.amount DECIMAL_MAX_SCALE']],
    ['a percentage without a rate', { price: { percentage: {} } }, ['adjust.price.percentage.rate REQUIRED_FIELD']],
    ['half a percent', { price: { percentage: { rate: 0.5 } } }, ['adjust.price.percentage.rate DECIMAL_MAX_SCALE']],
    ['more than all off', { price: { percentage: { rate: -101 } } }, ['adjust.price.percentage.rate MIN']],
    ['more than ten times more', { price: { percentage: { rate: 1001 } } }, ['adjust.price.percentage.rate MAX']],
  ])('rejects %s', async (_title, change, violations) => {
    expect(getViolations((await adjust(['a'], change)) as { body: object })).toEqual(violations);
  });
});
