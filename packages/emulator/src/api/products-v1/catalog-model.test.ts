import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { Merchant, getOptions, type MerchantProduct } from '../../testing/merchant.js';
import { allProductsId } from '../../shop/catalog-v1/collection.js';
import { repetitions } from '../../../../../scripts/lib/scope.js';

const runs = repetitions({ sample: 10, full: 30, soak: 500 });

interface Choice {
  description: string;
  media?: { items: { id: string }[] };
}
interface State {
  products: readonly MerchantProduct[];
  collections: readonly { id: string; slug: string; numberOfProducts: number }[];
}

/** A write: its request, its product, and the fields that it may change. */
interface Step {
  readonly method: string;
  readonly path: (product: string, collection: string) => string;
  readonly body: (product: MerchantProduct | undefined, state: State) => unknown;
  readonly touches: readonly string[];
}

const prices = ['price', 'priceData', 'convertedPriceData', 'priceRange', 'costAndProfitData', 'variants'];
const ranges = ['priceRange', 'costRange', 'weightRange', 'variants'];
const optional = ['productOptions', 'manageVariants', 'stock', 'sku', 'weight', 'costAndProfitData', ...ranges];

const about = (id: string): string => `/stores/v1/products/${id}`;
const change = (fields: object, touches: readonly string[]): Step => ({
  method: 'PATCH',
  path: about,
  body: () => ({ product: fields }),
  touches,
});

const mostly = (valid: fc.Arbitrary<unknown>, wrong: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: valid }, { weight: 1, arbitrary: wrong });
const amount = mostly(
  fc.constantFrom(0, 0.01, 1, 2.5, 10, 999_999_999.99),
  fc.constantFrom<unknown>(-1, 0.001, '3', null),
);
const name = mostly(
  fc.constantFrom('One', 'one!', 'Two', '日本', 'x'.repeat(50)),
  fc.constantFrom<unknown>('x'.repeat(81), '', 3),
);
const values = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', '1', '0', 'toString'), { minLength: 1, maxLength: 3 });
const options = fc
  .uniqueArray(fc.tuple(fc.constantFrom('Size', 'Color', 'constructor'), values), {
    maxLength: 3,
    selector: ([key]) => key,
  })
  .map((entries) => getOptions(Object.fromEntries(entries)));
const mediaId = fc.constantFrom('m1.jpg', 'm2.jpg', 'm3.jpg', 'no/file');
const mediaIds = fc.uniqueArray(mediaId, { maxLength: 3 });

/** Returns a choice of the product, or an unknown one. */
const getChoice = (product: MerchantProduct | undefined, pick: number) => {
  const all = (product?.['productOptions'] ?? []) as { name: string; choices: Choice[] }[];
  const known = all.flatMap((option) => option.choices.map(({ description }) => [option.name, description] as const));
  const [option, choice] = known[pick % (known.length + 1)] ?? ['Fit', 'wide'];
  return { option, choice };
};

const touchesVariants = ['stock', 'productOptions', ...ranges];

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ name, price: amount, options, manageVariants: fc.boolean() }).map((given) => ({
    method: 'POST',
    path: () => '/stores/v1/products',
    body: () => ({
      product: { ...given, priceData: { price: given.price }, productOptions: given.options, options: undefined },
    }),
    touches: [],
  })),
  name.map((to) => change({ name: to }, ['name', 'seoData'])),
  name.map((slug) => change({ slug }, ['slug', 'productPageUrl'])),
  amount.map((price) => change({ priceData: { price } }, prices)),
  amount.map((weight) => change({ weight }, ['weight', 'weightRange', 'variants'])),
  amount.map((value) => change({ discount: { type: 'AMOUNT', value } }, ['discount', ...prices])),
  options.map((productOptions) => change({ productOptions }, optional)),
  fc.boolean().map((manageVariants) => change({ manageVariants }, optional)),
  fc.record({ visible: fc.boolean() }).map((fields) => change(fields, ['visible'])),
  fc.record({ pick: fc.nat(9), price: amount, cost: amount, visible: fc.boolean() }).map(({ pick, ...data }): Step => ({
    method: 'PATCH',
    path: (id) => `${about(id)}/variants`,
    body: (product) => {
      const { option, choice } = getChoice(product, pick);
      return { variants: [{ choices: { [option]: choice }, ...data }] };
    },
    touches: touchesVariants,
  })),
  fc.constant<Step>({
    method: 'POST',
    path: (id) => `${about(id)}/variants/resetToDefault`,
    body: () => ({}),
    touches: touchesVariants,
  }),
  fc.constant<Step>({
    method: 'DELETE',
    path: (id) => `${about(id)}/options`,
    body: () => undefined,
    touches: optional,
  }),
  fc.constant<Step>({ method: 'DELETE', path: about, body: () => undefined, touches: [] }),
  mediaIds.map((ids): Step => ({
    method: 'POST',
    path: (id) => `${about(id)}/media`,
    body: () => ({ media: ids.map((media) => ({ mediaId: media })) }),
    touches: ['media'],
  })),
  mediaIds.map((ids): Step => ({
    method: 'POST',
    path: (id) => `${about(id)}/media/delete`,
    body: () => ({ mediaIds: ids }),
    touches: ['media', 'productOptions'],
  })),
  fc
    .record({ pick: fc.nat(9), mediaIds, verb: fc.constantFrom('PATCH', 'POST') })
    .map(({ pick, verb, ...ids }): Step => ({
      method: verb,
      path: (id) => `${about(id)}/choices/media${verb === 'POST' ? '/delete' : ''}`,
      body: (product) => ({ media: [{ ...getChoice(product, pick), ...ids }] }),
      touches: ['productOptions'],
    })),
  name.map((to): Step => ({
    method: 'POST',
    path: () => '/stores/v1/collections',
    body: () => ({ collection: { name: to } }),
    touches: [],
  })),
  fc.constant<Step>({
    method: 'DELETE',
    path: (_product, id) => `/stores/v1/collections/${id}`,
    body: () => undefined,
    touches: ['collectionIds'],
  }),
  fc.constantFrom('', '/delete').map((rest): Step => ({
    method: 'POST',
    path: (_product, id) => `/stores/v1/collections/${id}/productIds${rest}`,
    body: (product) => ({ productIds: [product?.id ?? 'none'] }),
    touches: ['collectionIds'],
  })),
  fc
    .record({ property: fc.constantFrom('price', 'cost', 'weight'), value: amount })
    .map(({ property, value }): Step => ({
      method: 'POST',
      path: () => '/stores/v1/bulk/products/update',
      body: (product) => ({ ids: [product?.id ?? 'none'], set: { [property]: value } }),
      touches: ['weight', ...prices, ...ranges],
    })),
  fc
    .record({
      property: fc.constantFrom('price', 'cost', 'weight'),
      by: fc.constantFrom<object>({ amount: -3 }, { amount: 1e9 }, { percentage: { rate: 33 } }),
    })
    .map(({ property, by }): Step => ({
      method: 'POST',
      path: () => '/stores/v1/bulk/products/adjust-properties',
      body: (product) => ({ ids: [product?.id ?? 'none'], adjust: { [property]: by } }),
      touches: ['weight', ...prices, ...ranges],
    })),
);

const combinations = (product: MerchantProduct): object[] =>
  (product['productOptions'] as { name: string; choices: Choice[] }[]).reduce<object[]>(
    (rows, { name: key, choices }) =>
      rows.flatMap((row) => choices.map(({ description }) => ({ ...row, [key]: description }))),
    [{}],
  );

/** Returns all numbers in a product. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key.startsWith('profit') ? [] : numbersIn(inner)));
};

function checkProduct(product: MerchantProduct, collections: State['collections']): void {
  expect(product.variants.map(({ choices }) => choices)).toEqual(combinations(product));
  expect(new Set(product.variants.map(({ id }) => id)).size).toBe(product.variants.length);
  expect(Math.min(...numbersIn(product))).toBeGreaterThanOrEqual(0);
  const own = product.variants.map(({ variant }) => variant.priceData.price);
  expect(product['priceRange']).toEqual({ minValue: Math.min(...own), maxValue: Math.max(...own) });
  expect(product.collectionIds).toContain(allProductsId);
  expect(collections.map(({ id }) => id)).toEqual(expect.arrayContaining([...product.collectionIds]));
  const media = (product['media'] as { items: { id: string }[] }).items.map(({ id }) => id);
  expect(new Set(media).size).toBe(media.length);
  const pictured = (product['productOptions'] as { choices: Choice[] }[])
    .map(({ choices }) => choices.flatMap((choice) => choice.media?.items ?? []).map(({ id }) => id))
    .filter((ids) => ids.length > 0);
  expect(pictured.length).toBeLessThanOrEqual(1);
  expect(media).toEqual(expect.arrayContaining(pictured.flat()));
}

function checkState({ collections, products }: State): void {
  for (const slugs of [products, collections].map((list) => list.map(({ slug }) => slug))) {
    expect(new Set(slugs).size).toBe(slugs.length);
  }
  expect(new Set(products.map((product) => product['numericId'])).size).toBe(products.length);
  for (const { id, numberOfProducts } of collections) {
    expect(numberOfProducts).toBe(products.filter(({ collectionIds }) => collectionIds.includes(id)).length);
  }
  for (const product of products) checkProduct(product, collections);
}

it('stays consistent after every write, and no write changes unrelated fields', { timeout: 600_000 }, async () => {
  const emulator = createEmulator({ catalogVersion: 'v1', seed: 'empty' });
  const shop = new Merchant(emulator);
  const read = async (): Promise<State> => ({
    ...(await shop.send<State>('POST', '/v1/products/query-platformized', {
      query: { paging: { limit: 100 } },
      includeMerchantSpecificData: true,
    })),
    ...(await shop.send<Pick<State, 'collections'>>('POST', '/v2/collections/query', {
      query: { paging: { limit: 100 } },
    })),
  });
  const picked = fc.record({ step, product: fc.nat(2), collection: fc.nat(2) });
  await fc.assert(
    fc.asyncProperty(fc.array(picked, { maxLength: 25 }), async (steps) => {
      await emulator.reset();
      await shop.create({ manageVariants: true, productOptions: getOptions({ Size: ['a', 'b'] }), weight: 1 });
      await shop.create({ productOptions: getOptions({ Size: ['a', 'b'], Color: ['c'] }) });
      await shop.send('POST', '/stores/v1/collections', { collection: { name: 'One' } });
      let before = await read();
      for (const { step: one, ...index } of steps) {
        const product = before.products[index.product];
        const collection = before.collections[index.collection];
        const path = one.path(product?.id ?? 'none', collection?.id ?? 'none');
        const { body, status } = await shop.call(one.method, path, one.body(product, before));
        expect([200, 400, 404]).toContain(status);
        const after = await read();
        const bulk = (body as { bulkActionMetadata?: { totalFailures: number } }).bulkActionMetadata;
        if (status !== 200 || bulk?.totalFailures) expect(after).toEqual(before);
        checkState(after);
        for (const now of after.products) {
          const then = before.products.find(({ id }) => id === now.id);
          if (!then) continue;
          const mayChange = one.path('x', 'x').includes('/collections') || now.id === product?.id ? one.touches : [];
          const stored = ({ lastUpdated: _date, ...fields }: MerchantProduct) =>
            Object.fromEntries(Object.entries(fields).filter(([key]) => !mayChange.includes(key)));
          expect(stored(now)).toEqual(stored(then));
          if (mayChange.length === 0) expect(now).toEqual(then);
        }
        before = after;
      }
    }),
    { numRuns: runs },
  );
});
